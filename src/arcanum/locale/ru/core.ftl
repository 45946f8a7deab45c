# Слова, которые нужны каждой игре.

## Перечни: { $items } — все, что стоит перед { $last }, уже соединенное

list-comma = { $items }, { $last }
list-and = { $items } и { $last }
list-or = { $items } или { $last }
list-then = { $items }; { $last }
