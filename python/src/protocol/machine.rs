//! What the machine alone can do: attributes, generators, output and input. The machine takes these over.

use crate::names::Name;
use crate::native::{Call, Stop};
use crate::value::{Handle, Value};

impl Call<'_> {
    /// `value.name`
    ///
    /// # Errors
    /// AttributeError; what a property raises.
    pub fn attribute(&mut self, _value: Value, _name: Name) -> Result<Value, Stop> {
        Err(Stop::Ask)
    }

    /// `value.name = attribute`
    ///
    /// # Errors
    /// AttributeError; what a property raises.
    pub fn set_attribute(&mut self, _value: Value, _name: Name, _attribute: Value) -> Result<(), Stop> {
        Err(Stop::Ask)
    }

    /// `del value.name`
    ///
    /// # Errors
    /// AttributeError; what a property raises.
    pub fn delete_attribute(&mut self, _value: Value, _name: Name) -> Result<(), Stop> {
        Err(Stop::Ask)
    }

    /// Lets a generator run to its next `yield`: the value, or `None` at its end. The answer is recorded.
    ///
    /// # Errors
    /// What the generator raises.
    pub fn resume(&mut self, _generator: Handle) -> Result<Option<Value>, Stop> {
        Err(Stop::Ask)
    }

    /// Prints a text.
    ///
    /// # Errors
    /// When the limit of the output is reached.
    pub fn print(&mut self, _text: &str) -> Result<(), Stop> {
        Err(Stop::Ask)
    }

    /// The next line of the input, or `None` at its end. Not recorded: read after the last question.
    pub fn read_line(&mut self) -> Option<String> {
        None
    }
}
