//! The classes that Python has: their names and bases. Classes of the program are objects of the heap.

macro_rules! types {
    ($($(#[$doc:meta])* $variant:ident = $name:literal : $base:ident,)*) => {
        /// A class that Python has, exceptions included.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "named as in Python")]
        pub enum Type {
            $($(#[$doc])* $variant,)*
        }

        impl Type {
            /// All of them, in the order of their numbers.
            pub const ALL: &[Type] = &[$(Type::$variant),*];

            /// Its name, as messages say it.
            pub fn name(self) -> &'static str {
                const NAMES: &[&str] = &[$($name),*];
                NAMES[self as usize]
            }

            /// The class that it derives from; `object` is the base of itself.
            pub fn base(self) -> Type {
                const BASES: &[Type] = &[$(Type::$base),*];
                BASES[self as usize]
            }
        }
    };
}

types! {
    Object = "object": Object,
    Type = "type": Object,
    NoneType = "NoneType": Object,
    NotImplementedType = "NotImplementedType": Object,
    EllipsisType = "ellipsis": Object,
    Int = "int": Object,
    Bool = "bool": Int,
    Float = "float": Object,
    Str = "str": Object,
    List = "list": Object,
    Tuple = "tuple": Object,
    Dict = "dict": Object,
    DictKeys = "dict_keys": Object,
    DictValues = "dict_values": Object,
    DictItems = "dict_items": Object,
    Set = "set": Object,
    FrozenSet = "frozenset": Object,
    Range = "range": Object,
    Slice = "slice": Object,
    Function = "function": Object,
    BuiltinFunction = "builtin_function_or_method": Object,
    Method = "method": Object,
    Generator = "generator": Object,
    Module = "module": Object,
    Property = "property": Object,
    StaticMethod = "staticmethod": Object,
    ClassMethod = "classmethod": Object,
    Super = "super": Object,
    Cell = "cell": Object,
    Enumerate = "enumerate": Object,
    Zip = "zip": Object,
    Map = "map": Object,
    Filter = "filter": Object,
    Reversed = "reversed": Object,
    ListIterator = "list_iterator": Object,
    TupleIterator = "tuple_iterator": Object,
    StrIterator = "str_iterator": Object,
    RangeIterator = "range_iterator": Object,
    DictKeyIterator = "dict_keyiterator": Object,
    DictValueIterator = "dict_valueiterator": Object,
    DictItemIterator = "dict_itemiterator": Object,
    SetIterator = "set_iterator": Object,
    CallableIterator = "callable_iterator": Object,
    SequenceIterator = "iterator": Object,

    // Of modules.
    Deque = "collections.deque": Object,
    DefaultDict = "collections.defaultdict": Dict,
    Counter = "Counter": Dict,
    OrderedDict = "collections.OrderedDict": Dict,
    Partial = "functools.partial": Object,
    LruCache = "functools._lru_cache_wrapper": Object,
    ItertoolsIterator = "itertools": Object,
    Random = "Random": Object,
    StandardStream = "_io.TextIOWrapper": Object,
    TypingAlias = "typing": Object,
    Union = "types.UnionType": Object,
    Generic = "typing.Generic": Object,
    Abc = "abc.ABC": Object,
    Enum = "enum.Enum": Object,
    IntEnum = "enum.IntEnum": Enum,
    StrEnum = "enum.StrEnum": Enum,
    NamedTuple = "typing.NamedTuple": Object,

    BaseException = "BaseException": Object,
    SystemExit = "SystemExit": BaseException,
    KeyboardInterrupt = "KeyboardInterrupt": BaseException,
    GeneratorExit = "GeneratorExit": BaseException,
    Exception = "Exception": BaseException,
    StopIteration = "StopIteration": Exception,
    ArithmeticError = "ArithmeticError": Exception,
    FloatingPointError = "FloatingPointError": ArithmeticError,
    OverflowError = "OverflowError": ArithmeticError,
    ZeroDivisionError = "ZeroDivisionError": ArithmeticError,
    AssertionError = "AssertionError": Exception,
    AttributeError = "AttributeError": Exception,
    FrozenInstanceError = "dataclasses.FrozenInstanceError": AttributeError,
    BufferError = "BufferError": Exception,
    EOFError = "EOFError": Exception,
    ImportError = "ImportError": Exception,
    ModuleNotFoundError = "ModuleNotFoundError": ImportError,
    LookupError = "LookupError": Exception,
    IndexError = "IndexError": LookupError,
    KeyError = "KeyError": LookupError,
    MemoryError = "MemoryError": Exception,
    NameError = "NameError": Exception,
    UnboundLocalError = "UnboundLocalError": NameError,
    OSError = "OSError": Exception,
    FileNotFoundError = "FileNotFoundError": OSError,
    RuntimeError = "RuntimeError": Exception,
    NotImplementedError = "NotImplementedError": RuntimeError,
    RecursionError = "RecursionError": RuntimeError,
    ReferenceError = "ReferenceError": Exception,
    SyntaxError = "SyntaxError": Exception,
    SystemError = "SystemError": Exception,
    TypeError = "TypeError": Exception,
    ValueError = "ValueError": Exception,
    UnicodeError = "UnicodeError": ValueError,
    Warning = "Warning": Exception,
    UserWarning = "UserWarning": Warning,
    DeprecationWarning = "DeprecationWarning": Warning,
    RuntimeWarning = "RuntimeWarning": Warning,
}

impl Type {
    /// Its `__name__`.
    pub fn short_name(self) -> &'static str {
        crate::names::last_part(self.name())
    }

    /// Its name with the module, also of a class that CPython has in Python.
    pub fn full_name(self) -> &'static str {
        match self {
            Type::Counter => "collections.Counter",
            Type::Random => "random.Random",
            _ => self.name(),
        }
    }

    /// Whether this class is `other` or derives from it.
    pub fn derives(self, other: Type) -> bool {
        let mut class = self;
        while class != other {
            if class == Type::Object {
                return false;
            }
            class = class.base();
        }
        true
    }

    /// Whether its instances can be raised.
    pub fn is_exception(self) -> bool {
        self >= Type::BaseException
    }
}
