import { expect, test } from 'vitest'
import { updatePet } from '../../contract.ts'
import { factsAsked } from './answers.ts'
import { answersOf, type PetDetail } from './answersof.ts'

const now = new Date('2026-11-21T12:00:00Z')
const can = {
  edit: true,

  correctSpecies: true,
  passOn: true,
  reportMissing: true,
  reportStolen: true,
  reportFound: { clause: null, words: 'no' },
  reportDeceased: true,
  undoDeceased: { clause: null, words: 'no' },
  reportExported: true,
  certify: true,
  reportReturned: { clause: null, words: 'no' },
} as const

const biscuit: PetDetail = {
  kennelClubNumber: '',
  id: '019aa000-0000-7000-8000-000000000001',
  name: 'Biscuit',
  status: 'active',
  isGone: false,
  heldBy: null,
  isUnpaid: false,
  isForAnother: false,
  species: 'dog',
  breed: 'Beagle × Poodle',
  unproven: null,
  sharedBy: null,
  breedChoice: { kind: 'cross', breedIds: ['beagle', 'poodle'] },
  sex: 'female',
  colour: 'Golden',
  bornOn: '2021-03-27',
  bornExactly: true,
  photoUrl: null,
  photoId: null,
  chipNumber: '985121004515220',
  chipShown: '985 121 004 515 220',
  open: null,
  breeder: null,
  maySayBred: false,
  litter: null,
  rescueBackup: null,
  isOwnBackup: false,
  keptSince: '2026-11-01T09:00:00.000Z',
  registeredAt: '2026-11-01T09:00:00.000Z',
  can,
  originalName: 'Biscuit',
  neutered: 'yes',
  markings: '',
  implantedOn: '2021-06-01',
  implantSite: 'Between the shoulder blades',
  implantIsFixed: false,
  implantIsYours: false,
  chipHasMoved: false,
  olderChips: [],
  implanterName: '',
  chipFormat: 'iso',
  manufacturer: null,
  statusAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  version: 'a',
  shownToFinders: false,
  photos: [],
  photosVersion: '',
  undoUntil: null,
  timeline: [],
  chainHolds: true,
}

const sentBack = (pet: PetDetail) => updatePet.input.parse({ petId: pet.id, ...factsAsked(answersOf(pet), now) })

test('a record that is opened and saved unchanged says what it said', () => {
  expect(sentBack(biscuit)).toEqual({
    petId: biscuit.id,
    name: 'Biscuit',
    breed: { kind: 'cross', breedIds: ['beagle', 'poodle'] },
    sex: 'female',
    neutered: 'yes',
    colour: 'Golden',
    markings: '',
    bornOn: '2021-03-27',
    bornExactly: true,
    photoId: null,
    implant: { implantedOn: '2021-06-01', site: 'Between the shoulder blades', implanterName: '' },
  })
})

test('an estimated birth stays the estimate that it was', () => {
  expect(sentBack({ ...biscuit, bornExactly: false })).toMatchObject({ bornOn: '2021-03-27', bornExactly: false })
})

test('a breed and a description come back as they were', () => {
  const breedChoice = { kind: 'breed', breedId: 'beagle' }
  expect(sentBack({ ...biscuit, breed: 'Beagle', breedChoice }).breed).toEqual(breedChoice)
  const described = { kind: 'description', text: 'Big, brown × friendly' }
  expect(sentBack({ ...biscuit, breed: described.text, breedChoice: described }).breed).toEqual(described)
})
