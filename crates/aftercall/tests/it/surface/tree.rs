//! A crate's modules and what is in them, names resolved.

use std::collections::BTreeMap;
use std::path::Path;

use syn::{Attribute, Item, ItemImpl, ItemMacro, UseTree, Visibility};

/// A module's path from the root.
pub(super) type Room = Vec<String>;

#[derive(Default)]
pub(super) struct Crate {
    rooms: BTreeMap<Room, Module>,
}

#[derive(Default)]
struct Module {
    /// Its own documentation among them.
    attributes: Vec<Attribute>,
    items: BTreeMap<String, Item>,
    modules: Vec<(String, bool, Vec<String>)>,
    uses: Vec<Use>,
    impls: Vec<ItemImpl>,
    macros: Vec<ItemMacro>,
}

struct Use {
    name: String,
    path: Room,
    public: bool,
    features: Vec<String>,
}

/// A public item under one of the names by which it is reached.
pub(super) struct Reached<'a> {
    pub(super) path: String,
    pub(super) features: Vec<String>,
    pub(super) item: &'a Item,
    pub(super) impls: Vec<&'a ItemImpl>,
    /// Of a trait: what implements it that is no type of the crate's own, and
    /// the features of the modules that the block lies in.
    pub(super) foreign: Vec<(Vec<String>, &'a ItemImpl)>,
    pub(super) macros: Vec<&'a ItemMacro>,
}

impl Crate {
    /// Reads the file and every module that it names.
    pub(super) fn read(root: &Path) -> Self {
        let mut all = Self::default();
        let folder = root.parent().expect("a file lies in a folder");
        let file = parsed(root);
        all.add(Room::new(), file.attrs, file.items, Some(folder));
        all
    }

    /// A crate of one file.
    pub(super) fn of(root: syn::File) -> Self {
        let mut all = Self::default();
        all.add(Room::new(), root.attrs, root.items, None);
        all
    }

    /// Everything that can be reached from the root.
    pub(super) fn reached(&self) -> Vec<Reached<'_>> {
        let mut found = Vec::new();
        self.walk(&Room::new(), &Room::new(), &[], &mut found);
        found
    }

    /// Every public module, by its path from the root, and its attributes.
    pub(super) fn modules(&self) -> Vec<(String, &[Attribute])> {
        let is_shown = |room: &Room| {
            (0..room.len()).all(|depth| {
                let outer = self.rooms.get(&room[..depth]);
                outer.is_some_and(|outer| {
                    let mut inner = outer.modules.iter();
                    inner.any(|(name, public, _)| *public && *name == room[depth])
                })
            })
        };
        self.rooms
            .iter()
            .filter(|(room, _)| is_shown(room))
            .map(|(room, module)| (room.join("::"), &module.attributes[..]))
            .collect()
    }

    fn walk<'a>(&'a self, room: &Room, shown: &Room, outer: &[String], out: &mut Vec<Reached<'a>>) {
        let Some(module) = self.rooms.get(room) else {
            return;
        };
        for (name, item) in &module.items {
            if is_public(item) {
                self.reach(room, name, item, (shown, name, outer), out);
            }
        }
        for (name, public, features) in &module.modules {
            if *public {
                let (inner, shown) = (joined(room, name), joined(shown, name));
                let features = [outer, features].concat();
                self.walk(&inner, &shown, &features, out);
            }
        }
        for used in module.uses.iter().filter(|used| used.public) {
            let features = [outer, &used.features].concat();
            if let Some((home, name)) = self.resolve(room, &used.path, 0)
                && let Some(item) = self.rooms.get(&home).and_then(|m| m.items.get(&name))
            {
                self.reach(&home, &name, item, (shown, &used.name, &features), out);
            }
        }
    }

    fn reach<'a>(
        &'a self,
        home: &Room,
        name: &str,
        item: &'a Item,
        (shown, called, outer): (&Room, &str, &[String]),
        out: &mut Vec<Reached<'a>>,
    ) {
        let mut features = [outer, &features(attributes(item))].concat();
        features.dedup();
        let of_item = (home.clone(), name.to_owned());
        let mut impls = Vec::new();
        let mut foreign = Vec::new();
        let mut macros = Vec::new();
        for (room, module) in &self.rooms {
            foreign.extend(
                module
                    .impls
                    .iter()
                    .filter(|block| {
                        let of = trait_path(block).and_then(|path| self.resolve(room, &path, 0));
                        let own = self_type(block).map(|name| vec![name]);
                        let own = own.and_then(|path| self.resolve(room, &path, 0));
                        of.as_ref() == Some(&of_item) && own.is_none()
                    })
                    .map(|block| (self.gates(room), block)),
            );
            impls.extend(module.impls.iter().filter(|block| {
                let name = self_type(block).map(|name| vec![name]);
                name.and_then(|path| self.resolve(room, &path, 0)).as_ref() == Some(&of_item)
            }));
            macros.extend(module.macros.iter().filter(|call| {
                let says = call
                    .mac
                    .tokens
                    .clone()
                    .into_iter()
                    .any(|token| token.to_string() == name);
                says && self.resolve(room, &[name.to_owned()], 0).as_ref() == Some(&of_item)
            }));
        }
        out.push(Reached {
            path: joined(shown, called).join("::"),
            features,
            item,
            impls,
            foreign,
            macros,
        });
    }

    /// The features that a module and those around it are there with.
    fn gates(&self, room: &[String]) -> Vec<String> {
        let gate = |depth: usize| {
            let inner = &self.rooms.get(&room[..depth])?.modules;
            let (_, _, gates) = inner.iter().find(|(name, ..)| *name == room[depth])?;
            Some(gates.clone())
        };
        (0..room.len()).filter_map(gate).flatten().collect()
    }

    /// Where the item lies that a path means in a module, and its name there.
    fn resolve(&self, room: &[String], path: &[String], depth: u8) -> Option<(Room, String)> {
        let (first, rest) = path.split_first()?;
        // A name passes through a handful of modules at most.
        if depth > 16 {
            return None;
        }
        let module = self.rooms.get(room)?;
        match first.as_str() {
            "crate" => return self.resolve(&[], rest, depth + 1),
            "self" => return self.resolve(room, rest, depth + 1),
            "super" => return self.resolve(&room[..room.len().checked_sub(1)?], rest, depth + 1),
            _ => {}
        }
        if rest.is_empty() && module.items.contains_key(first) {
            return Some((room.to_vec(), first.clone()));
        }
        if !rest.is_empty() && self.rooms.contains_key(&joined(room, first)) {
            return self.resolve(&joined(room, first), rest, depth + 1);
        }
        module
            .uses
            .iter()
            .filter(|used| used.name == *first && used.path[..] != *path)
            .find_map(|used| self.resolve(room, &[&used.path[..], rest].concat(), depth + 1))
    }

    fn add(
        &mut self,
        room: Room,
        attributes: Vec<Attribute>,
        items: Vec<Item>,
        folder: Option<&Path>,
    ) {
        let mut module = Module {
            attributes,
            ..Module::default()
        };
        for item in items {
            match item {
                Item::Mod(inner) => {
                    let name = inner.ident.to_string();
                    let gates = features(&inner.attrs);
                    if is_test(&inner.attrs) {
                        continue;
                    }
                    module
                        .modules
                        .push((name.clone(), public(&inner.vis), gates));
                    let below = folder.map(|folder| folder.join(&name));
                    let mut attributes = inner.attrs;
                    let items = match (inner.content, folder) {
                        (Some((_, items)), _) => items,
                        (None, Some(folder)) => {
                            let file = parsed(&folder.join(format!("{name}.rs")));
                            attributes.extend(file.attrs);
                            file.items
                        }
                        (None, None) => Vec::new(),
                    };
                    self.add(joined(&room, &name), attributes, items, below.as_deref());
                }
                Item::Use(used) => {
                    let gates = features(&used.attrs);
                    let public = public(&used.vis) && !is_hidden(&used.attrs);
                    collect(&used.tree, &mut Room::new(), &mut |name, path| {
                        module.uses.push(Use {
                            name,
                            path,
                            public,
                            features: gates.clone(),
                        });
                    });
                }
                Item::Impl(block) => module.impls.push(block),
                Item::Macro(call) if call.ident.is_none() => module.macros.push(call),
                item => {
                    if let Some(name) = name(&item) {
                        module.items.insert(name, item);
                    }
                }
            }
        }
        self.rooms.insert(room, module);
    }
}

fn parsed(file: &Path) -> syn::File {
    let text =
        std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn collect(tree: &UseTree, path: &mut Room, out: &mut impl FnMut(String, Room)) {
    match tree {
        UseTree::Path(step) => {
            path.push(step.ident.to_string());
            collect(&step.tree, path, out);
            path.pop();
        }
        UseTree::Name(end) => out(end.ident.to_string(), joined(path, &end.ident.to_string())),
        UseTree::Rename(end) => out(end.rename.to_string(), joined(path, &end.ident.to_string())),
        UseTree::Group(group) => {
            for tree in &group.items {
                collect(tree, path, out);
            }
        }
        // None is public; clippy refuses them.
        UseTree::Glob(_) => {}
    }
}

fn self_type(block: &ItemImpl) -> Option<String> {
    match &*block.self_ty {
        syn::Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

fn trait_path(block: &ItemImpl) -> Option<Room> {
    let (path, _) = block.trait_.as_ref()?;
    let segments = path.segments.iter();
    Some(segments.map(|step| step.ident.to_string()).collect())
}

fn name(item: &Item) -> Option<String> {
    Some(match item {
        Item::Const(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Static(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        _ => return None,
    })
}

pub(super) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        _ => &[],
    }
}

fn is_public(item: &Item) -> bool {
    let visible = match item {
        Item::Const(item) => &item.vis,
        Item::Enum(item) => &item.vis,
        Item::Fn(item) => &item.vis,
        Item::Static(item) => &item.vis,
        Item::Struct(item) => &item.vis,
        Item::Trait(item) => &item.vis,
        Item::Type(item) => &item.vis,
        _ => return false,
    };
    public(visible) && !is_hidden(attributes(item))
}

pub(super) fn public(visible: &Visibility) -> bool {
    matches!(visible, Visibility::Public(_))
}

pub(super) fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("doc") && said(attribute).contains("hidden"))
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| said(attribute) == "cfg(test)")
}

/// The features that an item is there with.
pub(super) fn features(attributes: &[Attribute]) -> Vec<String> {
    attributes
        .iter()
        .filter_map(|attribute| {
            let said = said(attribute);
            let feature = said.strip_prefix("cfg(feature = \"")?.strip_suffix("\")")?;
            Some(feature.to_owned())
        })
        .collect()
}

fn said(attribute: &Attribute) -> String {
    super::print::tokens(&attribute.meta)
}

fn joined(room: &[String], name: &str) -> Room {
    room.iter().cloned().chain([name.to_owned()]).collect()
}
