# Слова, потрібні кожній грі.

## Переліки: { $items } — усе, що стоїть перед { $last }, уже з'єднане
## «Та», а не «і» чи «й»: милозвучне після будь-якого слова й числа.

list-comma = { $items }, { $last }
list-and = { $items } та { $last }
list-or = { $items } або { $last }
list-then = { $items }; { $last }
