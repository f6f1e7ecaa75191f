# The rules to look up

nav-rules = Rules
guide-title = Rules
guide-lead = Every rule of both games in short, with the number that a refusal names.
guide-search = Search the rules
guide-search-hint = a word, or a number such as SH-MOVE-06
guide-found = { $count ->
    [0] Nothing found
    [one] 1 entry found
   *[other] { $count } entries found
}
guide-glossary = Glossary
guide-filter = Find a word
guide-chapters = Chapters
guide-choose-chapter = Choose a chapter.
guide-link-to = Link to “{ $title }”
guide-rules = Rules told here:
guide-see = See also
guide-open-rule = Read rule { $rule }
guide-whole-page = Open the chapter in a new tab
guide-no-entry = The guide says nothing about { $rule }.
guide-taught = Rules of this step
