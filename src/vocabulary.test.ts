import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/**
 * Names that said something only to whoever made them up, and what an engineer would search for instead. A name of the wire, or of a
 * state in the database, keeps its word.
 */
const NAMES: [old: RegExp, now: string][] = [
  [/^tether/i, 'exitWithParent'],
  [/^greet$/, 'startupBanner'],
  [/^openRegister$/, 'createApp'],
  [/^(needs|Needs|InsideNeeds)$/, 'services, Services'],
  [/[tT]win$/, 'sandbox, or embedded'],
  [/^(Acting|Working|WorkingOutside|Beforehand)$/, 'TransactionContext, JobContext, PreflightContext'],
  [/^answer(After|Outside)$/, 'handlerWithPreflight, handlerOutsideTransaction'],
  [/^(moveMany|[mM]overs?)$/, 'transitionMany, actor'],
  [/^use(Ask|AskEach|Tell)$/, 'useCall, useCalls, useAction'],
  [/^([sS]helf|shelfOf|memoryShelf)$/, 'offlineStore'],
  [/^(Still|ServerRendered|LateTellKeeper|registerTogether|together)$/, 'DeferredHydration, lazy…, registerWithPet, coalesce'],
  [/[sS]tanding/, 'verification'],
  [/^settle/, 'reconcile a payment, resolve a dispute, drain a queue'],
  [/[oO]vertak/, 'superseded'],
  [/^(takeBack|giveBack[A-Z])/, 'refund, revoke'],
  [/^([pP]aper|papers)[A-Z]?/, 'document, pdf'],
  [/^(allot|makeGood|madeGood)/, 'allocate, compensate'],
  [/[kK]eptBack/, 'withheld, registrationBlock'],
  [/[pP]assOn$/, 'transferKeepership'],
  [/[sS]pokenFor/, 'pendingTransfer'],
  [/^(pet|claim|order|rehoming|payment|refund|unit)Held$/, 'lockPet, lockClaim …'],
  [/^[tT]elling$/, 'notifications'],
  [/^refuseUnfit$/, 'validatePet, assertShippable'],
  [/^(lot|Lot|lotId|creditLot)$|[a-z]Lots$/, 'creditBatch'],
  [/^[yY]oung[A-Z]|[a-z]Young$|^Young$/, 'offspring'],
  [/^speakPlainly$/, 'useOurErrorMessages'],
]
/** Names on the wire and states in the history; colours of the paper that a certificate is printed on; what a library calls a thing. */
const TRUE_NAMES = new Set([
  'needs',
  'standing',
  'passOn',
  'keptBack',
  'paper',
  'settled',
  'settledKeeper',
  'settledRequester',
  'tooYoung',
  'Paper',
  'SearchPaperArt',
  'takeBackup',
])

const WORDS: [old: RegExp, now: string][] = [
  [/\b(twin|tether|greet)s?\b/i, 'sandbox, exit with its parent, banner'],
  [/\bstandings?\b(?! (still|order))/i, 'verification'],
  [/\b(credit |the |a )lots?\b(?! of (people|time))/i, 'batch of credits'],
  [/\b(the|its) young\b(?! (animal|one|dog|cat|pup))/i, 'offspring'],
  [/\bsettl(e|es|ed|ing)\b/i, 'reconcile, resolve'],
  [/\bmov(er|ers)\b/i, 'actor'],
  [/\bma[dk]es? good\b/i, 'compensate'],
  [/\bstor(y|ies)\b/i, 'journey'],
  [/\bshel(f|ves)\b/i, 'offline store, stock'],
]

const ROOT = path.join(import.meta.dirname, '..')
const files = globSync('{src,e2e,drills,bench,scripts,database}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
  .filter((file) => !/vocabulary\.test\.ts$|^database\/types\.ts$/.test(file))
  .sort()

/** What a file says: its names, and the sentences of its comments and of its tests' titles. */
function said(file: string): { names: Set<string>; sentences: string[] } {
  const { program, comments } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'))
  const names = new Set<string>()
  const titles: string[] = []
  const visitor = new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
    CallExpression: ({ callee, arguments: [title] }) => {
      if (callee.type === 'Identifier' && callee.name === 'test' && title?.type === 'Literal') titles.push(String(title.value))
    },
  })
  visitor.visit(program)
  return { names, sentences: [...comments.map(({ value }) => value), ...titles] }
}

const all = files.map((file) => ({ file, ...said(file) }))

test('names are those that an engineer would search for', () => {
  const wrong = all.flatMap(({ file, names }) =>
    [...names]
      .filter((name) => !TRUE_NAMES.has(name))
      .flatMap((name) => NAMES.filter(([old]) => old.test(name)).map(([, now]) => `${file}: ${name} → ${now}`)),
  )
  expect(wrong).toEqual([])
})

test('comments and titles of tests use the same words as the code', () => {
  const wrong = all.flatMap(({ file, sentences }) =>
    sentences.flatMap((sentence) => WORDS.filter(([old]) => old.test(sentence)).map(([, now]) => `${file}: ${sentence.trim()} → ${now}`)),
  )
  expect(wrong).toEqual([])
})

test('a file of a feature is named after what it holds, not after doing it', () => {
  const doing = files.filter((file) => /^src\/(features\/\w+|platform\/\w+)\/[a-z]+ing\.tsx?$/.test(file))
  // What a reader gives, and how chips are taken from the ranges of a box.
  expect(doing).toEqual(['src/features/chips/reading.ts', 'src/features/stock/picking.ts', 'src/platform/web/testing.ts'])
})
