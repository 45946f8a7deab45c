#!/bin/sh
# The smallest bot: takes the first legal action. No JSON library, since `legal` comes before the view in its line.
#
#     arcanum arena res_arcana --bots 'process:sh bot.sh',random --pairs 5 --report reports/sh
while read -r line; do
    case $line in
    '{"type":"decide"'*)
        legal=${line#*'"legal":[{"id":'}
        echo "{\"action\":${legal%%,*}}"
        ;;
    esac
done
