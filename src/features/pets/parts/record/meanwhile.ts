import { whenText } from '#platform/text/whentext.ts'
import { callServer } from '#platform/web/callserver.ts'
import type { Part } from '#platform/web/meanwhile.ts'
import { getPetDetail } from '../../contract.ts'
import { breedText, type PetAnswers } from '../../kit/form/answers.ts'
import { answersOf } from '../../kit/form/answersof.ts'

type Answers = PetAnswers & { version: string }

/** The record as it stands now, as the answers of a form. */
export async function latestOf(petId: string): Promise<Answers> {
  const { data } = await callServer(getPetDetail, { petId })
  return { ...answersOf(data), version: data.version }
}

const SEX = new Map([
  ['male', 'male'],
  ['female', 'female'],
])
const NEUTERED = new Map([
  ['yes', 'neutered'],
  ['no', 'not neutered'],
])

const day = (date: string) => date && whenText(date, 'day')

/** What can be changed of a record, as one piece each. */
export const PARTS: readonly Part<Answers>[] = [
  { label: 'Name', names: ['name'], said: ({ name }) => name },
  { label: 'Animal', names: ['species'], said: ({ species }) => species },
  { label: 'Breed', names: ['breed'], said: ({ breed }) => breedText(breed) },
  {
    label: 'Sex',
    names: ['sex', 'neutered'],
    said: ({ sex, neutered }) => [SEX.get(sex), NEUTERED.get(neutered)].filter(Boolean).join(', '),
  },
  {
    label: 'Date of birth',
    names: ['bornHow', 'bornOn', 'ageYears', 'ageMonths', 'bornEstimate'],
    said: ({ bornOn, bornEstimate }) => day(bornOn || bornEstimate),
  },
  { label: 'Kennel Club number', names: ['kennelClubNumber'], said: ({ kennelClubNumber }) => kennelClubNumber },
  { label: 'Colour', names: ['colour'], said: ({ colour }) => colour },
  { label: 'Markings', names: ['markings'], said: ({ markings }) => markings },
  { label: 'Photo', names: ['photoId', 'photoUrl'], said: ({ photoId }) => photoId && 'another photo' },
  {
    label: 'Implant',
    names: ['implant'],
    said: ({ implant: { implantedOn, site, implanterName } }) => [day(implantedOn), site, implanterName].filter(Boolean).join(', '),
  },
]
