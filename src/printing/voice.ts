/** Turns of phrase that read like a translation, and what to write instead. */
const NOT_OUR_VOICE: [phrase: RegExp, instead: string][] = [
  [/\bsomebody\b/i, 'someone, or who it is'],
  [/\bwhoever\b/i, 'the person who, anyone who'],
  [/\bnone of (your|these|them)\b/i, 'you have no …'],
  [/\bsuch (a|an|as)\b/i, 'like, for example'],
  [/\b(thereof|of whom|therein)\b/i, 'name it'],
  [/\bborn on\b/i, 'date of birth'],
  [/\bregistrations? in hand\b/i, 'credits'],
  [/\b(the|its|their) young\b(?! (animal|dog|cat|rabbit))/i, 'puppies, kittens, litter'],
  [/\bstands? (below|above|here|there)\b/i, 'is below'],
  [/\bgiven back\b/i, 'refunded, returned'],
  [/\bgoes on\b/i, 'continues'],
  [/\bwhat waits\b/i, 'to do'],
  [/\bis to be yours\b/i, 'will be yours'],
  [/\b(any|no|every)body\b/i, 'anyone, no one, everyone'],
  [/\bwaits?\b(?! (for|a (minute|moment)|until))/, 'say who does what, and when'],
  [/\bwaits for you\b/i, 'to do'],
  [/\b(is|are|was|were|has|have|had|does|do|did|would|should|could|will|must) not\b/, 'the contraction: isn’t, don’t, won’t'],
  [/\bcannot\b/i, 'can’t'],
  [/\bmay not\b/i, 'can’t, might not'],
  [/\b(I|you|we|they) (have|are|will|had|would) (?!to\b|a\b|an\b|no\b|the\b)/, 'the contraction: you’ve, we’ll'],
  [/\bwhom\b/i, 'who'],
  [/\bat once\b/i, 'straight away'],
  [/\b(a|the|your|its|their) papers?\b/i, 'document, or which one it is'],
  [/\bhave you (a|an|any|no)\b/i, 'do you have'],
  [/\bonce more\b/i, 'again'],
  [/\bof (it|them) all\b/i, 'of all'],
  [/\b(Please|Sorry|Oops)\b/, 'say what to do'],
  [
    /\bbelongs? to (no one|nobody|no-one)\b/i,
    'its keeper isn’t known: who finds an animal doesn’t own it, and the council has a say (Environmental Protection Act 1990, section 150)',
  ],
]

/** What to say instead of each turn of phrase in a sentence that isn't ours. */
export function notOurVoice(sentence: string): string[] {
  return NOT_OUR_VOICE.filter(([phrase]) => phrase.test(sentence)).map(([, instead]) => instead)
}
