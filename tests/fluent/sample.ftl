# A comment
## A group
### A file
#
-house = the { $kind ->
        [big] great
       *[small] little
    } house
    .gender = neuter
-plain = Tabard
-cased = { $case ->
   *[nominative] house
    [genitive] house’s
}
bare = text
spaced    =     text with spaces    
empty-literal = { "" }
quoted = { "{" }{ "}" } { "\\" } { "\"" } { "\u00e4" } { "\U01F600" } { "\uD800" }
figures = { 5 } { -3 } { 1.50 } { 1234567 }
nested = { { { "in" } } } { { $value } }
term = { -plain }, { -house }, { -house(kind: "big") }, { -cased(case: "genitive") }
gender = { -house.gender ->
    [neuter] it
   *[other] they
}
block =
    first
      second, indented

    third
braces-first =
{ $value } at the first column
  .title = a title
  .help =
     help
       me
trailing = ends with a brace { $value }
only-attributes =
    .one = 1
refers = { bare }, { trailing }, { block.nothing }, { braces-first.title }, { nobody }, { -nobody }
cycle = x { cycle }
exact = { $value ->
    [0] nothing
    [one] exactly one
    [1] never reached
    [1.5] one and a half
    [-3] below
   *[other] many: { $value }
    [wood] wood
}
ordered = { $value ->
    [1] one by number
    [one] never reached
   *[other] others
}
nested-choice = { $value ->
    [wood] { $other ->
        [one] a
       *[other] b
    }
   *[other]
        c
          d
}
number = { NUMBER($value) } { NUMBER($value, minimumIntegerDigits: 3) }
    { NUMBER($value, useGrouping: 0) } { NUMBER($value, minimumFractionDigits: 2) }
    { NUMBER($value, maximumFractionDigits: 1) } { NUMBER(1.5, maximumFractionDigits: 0) }
by-number = { NUMBER($value) ->
    [one] one
    [5] five
   *[other] other
}
by-text = { "wood" ->
    [wood] yes
   *[other] no
}
unknown-function = { NOBODY($value) } { FORM( $value , "to", ) } { COUNTED( 3
  , $value ) }
fails = { FORM() }
bare = said twice: the first counts
last = without an end of line