pack-said = A pack for tests

card-said-look = Said look
card-said-strike = Said strike
card-said-each = Said each
card-said-rooms = Said rooms
card-said-figures = Said figures
card-said-revenge = Said revenge
card-said-mirror = Said mirror
card-said-price = Said price
card-said-thorn = Said thorn
card-said-triumph = Said triumph
card-said-theft = Said theft
card-said-banish = Said banish
card-said-puppet = Said puppet
card-said-watch = Said watch
card-said-guard = Said guard
