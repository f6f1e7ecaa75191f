//! The numbers of actions: blocks of them, each with dimensions.

/// Numbers that mean the same deed with different details. The last dimension changes fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What is done.
    pub name: &'static str,
    /// The number of its first action.
    pub base: u32,
    /// How many numbers it has.
    pub len: u32,
    /// The details: what each is about, and its values in order.
    pub dims: Vec<(&'static str, Vec<String>)>,
}

/// Every action of a mission by its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    blocks: Vec<Block>,
    len: u32,
}

impl Actions {
    /// Adds a block; gives the number of its first action.
    pub(crate) fn add(&mut self, name: &'static str, dims: Vec<(&'static str, Vec<String>)>) -> u32 {
        let (base, len) = (self.len, dims.iter().map(|(_, values)| values.len() as u32).product());
        self.blocks.push(Block { name, base, len, dims });
        self.len += len;
        base
    }

    /// How many numbers there are.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All blocks, ascending.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// What a number means: the block, and the value of each of its dimensions.
    pub fn describe(&self, number: u32) -> Option<(&Block, Vec<(&'static str, &str)>)> {
        let block =
            self.blocks.iter().find(|block| number >= block.base && number < block.base + block.len)?;
        let mut rest = (number - block.base) as usize;
        let mut details = Vec::with_capacity(block.dims.len());
        for (name, values) in block.dims.iter().rev() {
            details.push((*name, values[rest % values.len()].as_str()));
            rest /= values.len();
        }
        details.reverse();
        Some((block, details))
    }

    /// The number of a block and values that [`Actions::describe`] gives.
    pub fn find(&self, name: &str, details: &[(&str, &str)]) -> Option<u32> {
        let block = self.blocks.iter().find(|block| block.name == name)?;
        let mut rest = 0;
        for (dim, values) in &block.dims {
            let (_, wanted) = details.iter().find(|(name, _)| name == dim)?;
            rest = rest * values.len() + values.iter().position(|value| value == wanted)?;
        }
        (details.len() == block.dims.len()).then_some(block.base + rest as u32)
    }
}

/// Numbers as values of a dimension.
pub(crate) fn counted(values: std::ops::Range<usize>) -> Vec<String> {
    values.map(|value| value.to_string()).collect()
}
