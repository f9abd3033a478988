//! Native functions of typed arguments and results: a parameter of a Rust function says what the argument must be.

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::native::{Call, Stop};
use crate::value::{Handle, Value};

/// What a function takes as an argument.
pub(crate) trait Argument: Sized {
    /// What is made of the argument before the function runs: nothing of a value, which is read when the others are made,
    /// since it takes much code to hand it on in a `Result`.
    type Made;

    /// Makes it of the argument at a place.
    ///
    /// # Errors
    /// TypeError if the argument is of another kind.
    fn make(call: &mut Call<'_>, place: usize) -> Result<Self::Made, Stop>;

    /// The argument.
    fn get(made: Self::Made, call: &Call<'_>, place: usize) -> Self;
}

/// Any value, or unbound.
impl Argument for Value {
    type Made = ();

    #[inline]
    fn make(_call: &mut Call<'_>, _place: usize) -> Result<(), Stop> {
        Ok(())
    }

    #[inline]
    fn get((): (), call: &Call<'_>, place: usize) -> Value {
        call.arg(place)
    }
}

/// An argument that may be absent.
impl<T: Argument> Argument for Option<T> {
    type Made = Option<T::Made>;

    #[inline]
    fn make(call: &mut Call<'_>, place: usize) -> Result<Option<T::Made>, Stop> {
        if call.arg(place).is_unbound() { Ok(None) } else { T::make(call, place).map(Some) }
    }

    #[inline]
    fn get(made: Option<T::Made>, call: &Call<'_>, place: usize) -> Option<T> {
        made.map(|made| T::get(made, call, place))
    }
}

/// What a function of Rust returns.
pub(crate) trait Outcome {
    /// The value of Python.
    ///
    /// # Errors
    /// Those of the function; when the value is too large, or the heap is full.
    fn value(self, call: &mut Call<'_>) -> Result<Value, Stop>;
}

impl Outcome for Result<Value, Stop> {
    #[inline]
    fn value(self, _call: &mut Call<'_>) -> Result<Value, Stop> {
        self
    }
}

macro_rules! arguments {
    ($($type:ty = $make:path;)*) => {$(
        impl Argument for $type {
            type Made = $type;

            #[inline]
            fn make(call: &mut Call<'_>, place: usize) -> Result<$type, Stop> {
                $make(call, call.arg(place))
            }

            #[inline]
            fn get(made: $type, _call: &Call<'_>, _place: usize) -> $type {
                made
            }
        }
    )*};
}

arguments! {
    bool = Call::truth;
    // Indices and numbers of elements, also by `__index__`.
    i64 = Call::index;
    // Numbers, also by `__float__`.
    f64 = Call::real;
    BigInt = Call::integer;
    // The object that a method is called on.
    Handle = Call::handle;
    // The string that a method is called on.
    Rc<str> = Call::own_str;
}

macro_rules! outcomes {
    ($($type:ty = |$call:ident, $result:pat_param| $value:expr;)*) => {$(
        impl Outcome for Result<$type, Stop> {
            #[inline]
            fn value(self, $call: &mut Call<'_>) -> Result<Value, Stop> {
                let $result = self?;
                $value
            }
        }
    )*};
}

outcomes! {
    () = |_call, ()| Ok(Value::None);
    bool = |_call, result| Ok(result.into());
    i64 = |_call, number| Ok(number.into());
    u64 = |_call, number| Ok(number.into());
    usize = |_call, number| Ok(number.into());
    f64 = |_call, number| Ok(number.into());
    BigInt = |call, number| call.heap().new_int(number);
    Handle = |_call, object| Ok(object.into());
    String = |call, text| call.new_str(text);
    // A list.
    Vec<Value> = |call, items| call.heap().new_list(items);
}

/// A function of Rust whose parameters are of these types.
pub(crate) trait Function<'m, Types> {
    /// Makes the arguments, the first one first, and runs the function.
    ///
    /// # Errors
    /// Those of the arguments and of the function.
    fn run(self, call: &mut Call<'m>) -> Result<Value, Stop>;
}

macro_rules! function {
    ($($type:ident $name:ident $place:literal),*) => {
        impl<'m, F, R: Outcome, $($type: Argument),*> Function<'m, ($($type,)*)> for F
        where
            F: FnOnce(&mut Call<'m>, $($type),*) -> R,
        {
            #[inline]
            fn run(self, call: &mut Call<'m>) -> Result<Value, Stop> {
                $(let $name = $type::make(call, $place)?;)*
                $(let $name = $type::get($name, call, $place);)*
                self(call, $($name),*).value(call)
            }
        }
    };
}

function!(A a 0);
function!(A a 0, B b 1);
function!(A a 0, B b 1, C c 2);
function!(A a 0, B b 1, C c 2, D d 3);

impl<'m> Call<'m> {
    /// Runs a function of Rust, of which each parameter takes the argument at its place.
    ///
    /// # Errors
    /// Those of the arguments and of the function.
    #[inline]
    pub(crate) fn typed<Types>(&mut self, function: impl Function<'m, Types>) -> Result<Value, Stop> {
        function.run(self)
    }

    /// The result of a function of the first argument that needs nothing else.
    ///
    /// # Errors
    /// Those of the argument.
    #[inline]
    pub(crate) fn pure<T: Argument, R>(&mut self, function: impl FnOnce(T) -> R) -> Result<Value, Stop>
    where
        Result<R, Stop>: Outcome,
    {
        self.typed(|_: &mut Call<'_>, argument| Ok(function(argument)))
    }

    /// The string that a method is called on.
    pub(crate) fn own_str(&mut self, value: Value) -> Result<Rc<str>, Stop> {
        self.text(value)
            .ok_or_else(|| self.class_error(value, "descriptor requires a 'str' object but received a '{}'"))
    }

    /// A whole number of any size, also by `__index__`.
    pub(crate) fn integer(&mut self, value: Value) -> Result<BigInt, Stop> {
        self.whole(value).map_or_else(|| self.index(value).map(BigInt::from), Ok)
    }
}
