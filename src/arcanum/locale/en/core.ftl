# Words that every game needs.

## Lists: { $items } is all that comes before { $last }, already joined

list-comma = { $items }, { $last }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-then = { $items }; { $last }
