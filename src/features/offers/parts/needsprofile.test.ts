import { expect, test } from 'vitest'
import { needsKeeperProfile } from './needsprofile.ts'

const adopter = (...profileTypes: string[]) => ({ profileTypes, working: null })

test('an adopter whose account is for a tag alone is told to add a keeper profile', () => {
  expect(needsKeeperProfile({ kind: 'adoption' }, adopter('TagOwner'))).toBe(true)
  expect(needsKeeperProfile({ kind: 'adoption' }, adopter('TagOwner', 'Customer'))).toBe(false)
})

test('a breeder who is asked about a litter needs none, and neither does someone who works as an organisation', () => {
  expect(needsKeeperProfile({ kind: 'litter' }, adopter('Breeder'))).toBe(false)
  expect(needsKeeperProfile({ kind: 'adoption' }, { profileTypes: ['Welfare'], working: { member: 'Kay', role: 'owner' } })).toBe(false)
})
