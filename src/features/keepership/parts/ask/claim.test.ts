import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { saveKeepershipRequest } from '../../contract.ts'
import { asked, blankAsking } from './claim.ts'

const council = { name: 'Leeds City Council', reference: 'SD-104', reportedOn: '2026-11-02', releasedOn: '', releaseReference: '' }

test('an animal that was bought needs no council, even where one was typed before', () => {
  expect(asked({ ...blankAsking, reason: 'bought', council })).not.toHaveProperty('council')
})

test('a found animal goes with its council, without the release that has not come yet', () => {
  expect(asked({ ...blankAsking, reason: 'found', council })).toMatchObject({
    council: { name: 'Leeds City Council', reference: 'SD-104', reportedOn: '2026-11-02' },
  })
  expect(asked({ ...blankAsking, reason: 'found', council })).not.toHaveProperty('council.releasedOn')
})

test('the day on which a stray was reported is asked for in words', () => {
  const blank = asked({ ...blankAsking, reason: 'found', council: { ...council, reportedOn: '' } })
  expect(formSentences(saveKeepershipRequest, blank)).toMatchObject({ 'council.reportedOn': 'Enter the date you reported it' })
})
