import { expect, test } from 'vitest'
import { fakeVendor } from '#adapters/http/fake.ts'
import { readXml, textAt } from '#platform/xml.ts'
import type { Registration } from './databases.ts'
import { httpDatabases } from './http.ts'
import { registrationXml } from './vetxml.ts'

const registration: Registration = {
  chipNumber: '956000001234567',
  implantedOn: '2026-03-27',
  implanterName: 'I Bevan',
  pet: {
    name: 'Tom & <Jerry>',
    species: 'tortoise',
    breed: 'Hermann’s',
    bornOn: '2024-05-12',
    sex: 'female',
    colour: 'Brown',
    markings: '',
    neutered: 'unknown',
  },
  keeper: {
    name: 'Ada Mary Byrne',
    line1: '1 High Street',
    lineOther: 'Banbury',
    postcode: 'OX16 5QB',
    county: '',
    email: 'ada@example.org',
    mobile: '+447700900123',
  },
}

test('a registration is written as the standard has it', () => {
  const read = readXml(registrationXml(registration))
  if ('problem' in read) throw new Error(read.problem)
  const at = (...path: string[]) => textAt(read.root, 'microchipregistration', ...path)
  expect({
    name: at('petdetails', 'name'),
    species: at('petdetails', 'species'),
    born: at('petdetails', 'dateofbirth'),
    sex: at('petdetails', 'gender'),
    neutered: at('petdetails', 'neutered'),
    chip: at('microchipdetails', 'microchipnumber'),
    implanted: at('microchipdetails', 'implantdate'),
    forenames: at('ownerdetails', 'forenames'),
    surname: at('ownerdetails', 'surname'),
    postcode: at('ownerdetails', 'address', 'postalcode'),
    mobile: at('ownerdetails', 'mobilephone', 'number'),
  }).toEqual({
    name: 'Tom & <Jerry>',
    species: 'Tortoise',
    born: '12/05/2024',
    sex: 'F',
    neutered: '',
    chip: '956000001234567',
    implanted: '27/03/2026',
    forenames: 'Ada Mary',
    surname: 'Byrne',
    postcode: 'OX16 5QB',
    mobile: '+447700900123',
  })
})

test.each([
  ['a code in the header', { headers: { 'x-vetxml-code': '54000' }, body: '' }, 'taken'],
  ['a code in the body', { body: '<r><code>54108</code></r>' }, 'taken'],
  ['a chip that it won’t register', { body: '<r><chipRegisterable>false</chipRegisterable></r>' }, 'refused'],
  ['a message that it can’t use', { status: 400, body: '' }, 'refused'],
  ['a key that it doesn’t know', { body: '<r><code>54101</code></r>' }, 'noAnswer'],
  ['that it was asked too often', { status: 429, body: '' }, 'noAnswer'],
  ['that it is down', { status: 503, body: '' }, 'noAnswer'],
  ['nothing', 'hangUp' as const, 'noAnswer'],
] as const)('a register that answers %s', async (_what, reply, heard) => {
  const { url, asked } = await fakeVendor(() => reply)
  const databases = httpDatabases({ now: () => new Date() })
  expect(await databases.sendRegistration({ url, user: 'us', key: 'k3y' }, registration)).toBe(heard)
  expect(asked[0]?.headers).toMatchObject({ apiuser: 'us', apikey: 'k3y' })
})
