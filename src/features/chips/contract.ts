import * as z from 'zod'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Line, May, Moment, Nothing } from '#platform/contract/shapes.ts'
import { OtherHolder, Reading, UnitStatus } from './shapes.ts'
import { chipsInUse } from './topics.ts'

export const verifyChipNumber = call('verifyChipNumber', {
  method: 'GET',
  summary: 'Check whether a microchip number is valid, who made the chip and whether it’s registered, or explain what’s wrong with it.',
  who: 'anyone',
  input: z.strictObject({ chipNumber: Line(200) }),
  output: Reading.extend({
    registration: z.object({ local: z.boolean() }),
    /** True where it is a chip of our own that is in no animal as far as we know: a keeper cannot register it, and the advice says why. */
    keptBack: z.boolean(),
    /** For the implanter who holds the chip; null for everybody else. */
    stock: z.object({ status: UnitStatus, batch: z.string(), sterileUntil: z.string() }).nullable(),
    others: z.array(OtherHolder),
    advice: z.string(),
  }),
  says: 'Number checked',
  refuses: {},
  limit: { times: 60, seconds: 60 },
})

export const getChipInfo = call('getChipInfo', {
  method: 'GET',
  summary: 'What your role can see of a chip, to fill in a form: registered to you, registered to someone else, or not registered.',
  who: 'signed-in',
  topics: [chipsInUse],
  input: z.strictObject({ chipNumber: ChipNumber }),
  output: Reading.extend({
    registration: z.enum(['none', 'yours', 'another']),
    petId: Id.nullable(),
    petName: z.string().nullable(),
    /** What its keeper has reported of an animal that’s registered to someone else. */
    reported: z.enum(['missing', 'stolen']).nullable(),
    can: z.object({
      /** Ask to be its keeper as the person or organisation that found it. */
      claimFound: May,
    }),
  }),
  says: 'The chip',
  refuses: {},
  limit: { times: 60, seconds: 60 },
})

export const getChipDetail = call('getChipDetail', {
  method: 'GET',
  summary: 'A chip’s history, for its keeper, the implanter who holds it and Staff.',
  who: 'signed-in',
  input: z.strictObject({ chipNumber: ChipNumber }),
  output: Reading.extend({
    /** Null where you hold the chip and don’t keep the animal, if it’s in one. */
    petId: Id.nullable(),
    petName: z.string().nullable(),
    registeredAt: Moment.nullable(),
    life: z.array(z.object({ at: Moment, what: z.string(), clause: z.string(), words: z.string(), by: z.string() })),
  }),
  says: 'The chip’s history',
  refuses: { notYours: [404, 'We can’t find this microchip in your account'] },
})

export const databaseList = call('databaseList', {
  method: 'GET',
  summary: 'The other UK microchip databases: how to contact each one, and whether we can check it for you.',
  who: 'anyone',
  input: Nothing,
  output: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        site: z.string().nullable(),
        phone: z.string().nullable(),
        hours: z.string().nullable(),
        /** Whether its telephone is answered now, by its hours; null where they aren’t known. */
        opening: z.object({ isOpen: z.boolean(), words: z.string() }).nullable(),
        /** In the last 7 days, how many of our questions it was asked and answered in time; null where it wasn’t asked. */
        health: z.object({ asked: z.int(), answered: z.int() }).nullable(),
        adapter: z.enum(['answers', 'resting', 'none']),
        /** It takes a pet’s details from us, when its keeper asks for that. */
        takesRecords: z.boolean(),
        /** We know its postal address, and write to it about moves that aren’t proven. */
        getsLetters: z.boolean(),
        checkedOn: z.string(),
      }),
    ),
  }),
  says: 'Databases',
  refuses: {},
  alwaysAnswered: true,
})
