# What only the terminal says in Res Arcana.

cli-setting-up = set-up
cli-match = game { $game } of the match, wins { $wins }
cli-centre = Centre
cli-pack = The pack before you
cli-kept = You keep
cli-mages = Your two mages
cli-deck-top = On top of your deck, from above
cli-deck-cards = In your deck
cli-monument-deck =
    { $count ->
        [0] the deck is empty
       *[other] { $count } in the deck
    }
cli-monuments-known = Known from the top
cli-monuments-among = among the next { $count }: { $names }
cli-monuments-unknown = { $count } unknown
cli-open-draft = Open draft
cli-first-player = First Player
cli-passed = passed
cli-deck-count = deck { $count }
cli-discard = Discard pile

cli-breakdown = Points
cli-total = Sum
cli-tie-break = Tie-break
cli-extra-points = for the check
cli-legend = straight { $straight }, turned { $turned }, points { $star }, essences of any type { $any }
