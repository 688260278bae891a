import { getPractice } from '#features/accounts/contract.ts'
import { NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { whenText } from '#platform/text/whentext.ts'
import { callServer } from '#platform/web/callserver.ts'
import type { Meanwhile } from '#platform/web/meanwhile.ts'
import { kindsOf, type MyPractice, roleWords, scopeWords } from './practice.ts'

const latest = async () => (await callServer(getPractice, {})).data

/** What each form of the profile begins with. */
export const placeOf = ({ serviceAddress, version }: Pick<MyPractice, 'serviceAddress' | 'version'>) => ({
  serviceAddress: serviceAddress ?? NO_ADDRESS,
  version,
})
export function insuranceOf({ insurance, version }: Pick<MyPractice, 'insurance' | 'version'>) {
  const { insurer = '', policyNumber = '', until = '' } = insurance ?? {}
  return { insurance: { insurer, policyNumber, until }, version }
}
export const qualificationOf = ({ role, certificateReference, species, version }: MyPractice) => ({
  professional: { role: String(role), certificateReference, species: kindsOf(species).join(',') },
  version,
})

/** Where somebody works, changed here and elsewhere. */
export const placeMeanwhile: Meanwhile<ReturnType<typeof placeOf>> = {
  latest: async () => placeOf(await latest()),
  parts: [
    {
      label: 'Where you work',
      names: ['serviceAddress'],
      said: ({ serviceAddress }) => Object.values(serviceAddress).filter(Boolean).join(', '),
    },
  ],
}

export const insuranceMeanwhile: Meanwhile<ReturnType<typeof insuranceOf>> = {
  latest: async () => insuranceOf(await latest()),
  parts: [
    {
      label: 'Insurance',
      names: ['insurance'],
      said: ({ insurance: { insurer, policyNumber, until } }) =>
        [insurer, policyNumber, until && `valid until ${whenText(until, 'day')}`].filter(Boolean).join(', '),
    },
  ],
}

const ROLES: Record<string, string> = roleWords

export const qualificationMeanwhile: Meanwhile<ReturnType<typeof qualificationOf>> = {
  latest: async () => qualificationOf(await latest()),
  parts: [
    {
      label: 'Qualification',
      names: ['professional'],
      said: ({ professional: { role, certificateReference, species } }) =>
        [ROLES[role], certificateReference, role !== 'vet' && scopeWords({ role: 'trained', species: species.split(',') })]
          .filter(Boolean)
          .join(', '),
    },
  ],
}
