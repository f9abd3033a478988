//! Names with two underscores on both sides: which of those that mean something in Python are not here.

/// Methods that Python calls by itself, and the machine does not.
const METHODS: &[&str] = &[
    "__aenter__",
    "__aexit__",
    "__aiter__",
    "__anext__",
    "__await__",
    "__bytes__",
    "__class_getitem__",
    "__complex__",
    "__del__",
    "__delattr__",
    "__delete__",
    "__dir__",
    "__get__",
    "__getattribute__",
    "__init_subclass__",
    "__instancecheck__",
    "__mro_entries__",
    "__prepare__",
    "__set__",
    "__set_name__",
    "__subclasscheck__",
];

/// Attributes that every object, function or class of Python has, and not here.
const ATTRIBUTES: &[&str] = &[
    "__basicsize__",
    "__builtins__",
    "__closure__",
    "__code__",
    "__defaults__",
    "__getstate__",
    "__globals__",
    "__kwdefaults__",
    "__loader__",
    "__reduce__",
    "__reduce_ex__",
    "__sizeof__",
    "__spec__",
    "__subclasses__",
    "__weakref__",
];

/// Whether defining a method of this name would have no effect.
pub(super) fn is_missing_method(name: &str) -> bool {
    METHODS.contains(&name)
}

/// Whether an attribute or a global name is missing.
pub(super) fn is_missing_attribute(name: &str) -> bool {
    ATTRIBUTES.contains(&name) || METHODS.contains(&name)
}
