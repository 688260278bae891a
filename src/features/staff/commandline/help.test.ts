import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import * as contract from '../contract.ts'
import { argumentsOf, isId, readArguments } from './arguments.ts'
import { callNamed, exampleOf, helpOf } from './help.ts'

const all = Object.values(contract)
/** The words of a command line, as a shell splits them. */
const wordsOf = (line: string) =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)
const ID = '019aa000-0000-7000-8000-00004f2c91d7'

describe.each(all.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('has an example in its help that the call takes, as a shell reads it', () => {
    const [, printed = ''] = /\nExample:\n {2}npm run staff -- (.*)\n/.exec(helpOf(call)) ?? []
    const [name, ...words] = wordsOf(printed)
    expect(callNamed(all, name ?? '')).toBe(call)
    expect(words).toEqual(exampleOf(call))
    const { fields } = readArguments(call, words)
    const ids = argumentsOf(call).filter(({ field, schema }) => isId(schema) && field in fields)
    const whole = { ...fields, ...Object.fromEntries(ids.map(({ field }) => [field, ID])) }
    expect(call.input.safeParse(whole).error?.issues ?? []).toEqual([])
  })
})

test.each(all.map((call) => [call.name, call] as const))('%s explains each of its flags', (_name, call) => {
  expect(
    argumentsOf(call)
      .filter(({ schema }) => schema.description === '')
      .map(({ flag }) => flag),
  ).toEqual([])
})

test('every decision has a reason of its own in its example', () => {
  const reasons = all.flatMap((call) => {
    const words = exampleOf(call)
    return words.includes('--reason') ? [words[words.indexOf('--reason') + 1]] : []
  })
  expect(reasons.length).toBeGreaterThan(40)
  expect(new Set(reasons).size).toBe(reasons.length)
})

test('a slip in a name is answered with the nearest, and a word with those that have it', () => {
  const named = (typed: string) => () => callNamed(all, typed)
  expect(named('refund-paymnt')).toThrow('There’s no command called refund-paymnt. Did you mean refund-payment?')
  expect(named('Resolve-Claim')).toThrow('Did you mean resolve-claim?')
  expect(named('refund')).toThrow('Did you mean refund-payment or refund-lost-chips or')
  expect(named('claims')).toThrow('Did you mean list-claims')
  expect(named('xyzzy')).toThrow('There’s no command called xyzzy. Run npm run staff to list them all.')
})
