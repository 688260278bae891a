import { letGo } from '#adapters/http/http.ts'
import type { Species } from '#knowledge/animals/species.ts'
import { VETXML_SPECIES } from '#knowledge/vetxml/species.ts'
import { escapeXml } from '#platform/xml.ts'
import type { Receipt, Registration, RegistrationPeer } from './databases.ts'

/** 54000 registered, 54100 known already, 54108 waiting for the keeper. */
const TAKEN = /\b54(000|100|108)\b/
const UNRECOGNISED = /\b54101\b/
const MAX_ANSWER = 16_384

/** Sends a MicrochipRegistration. The code of the answer stands in its header or its body; a 4xx other than “too often” won’t change by asking again. */
export async function sendRegistration(peer: RegistrationPeer, registration: Registration, signal: AbortSignal): Promise<Receipt> {
  const response = await fetch(peer.url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'text/xml; charset=utf-8', apiuser: peer.user, apikey: peer.key },
    body: registrationXml(registration),
    signal,
  })
  const { status } = response
  if (status >= 400) {
    await letGo(response)
    return status < 500 && status !== 401 && status !== 408 && status !== 429 ? 'refused' : 'noAnswer'
  }
  const said = `${response.headers.get('x-vetxml-code') ?? ''} ${(await response.text()).slice(0, MAX_ANSWER)}`
  if (TAKEN.test(said)) return 'taken'
  // A key that isn’t recognised is ours to mend, not the keeper’s.
  return UNRECOGNISED.test(said) ? 'noAnswer' : 'refused'
}

/** A registration as VetXML `MicrochipRegistration` writes it; dates as 27/03/2026. */
export function registrationXml({ chipNumber, implantedOn, implanterName, pet, keeper }: Registration): string {
  const [, forenames = '', surname = keeper.name] = /^(.*\S)\s+(\S+)$/.exec(keeper.name) ?? []
  return document({
    OwnerDetails: {
      Forenames: forenames,
      Surname: surname,
      Address: {
        Line1: keeper.line1,
        LineOther: keeper.lineOther,
        PostalCode: keeper.postcode,
        County_State: keeper.county,
        Country: 'United Kingdom',
      },
      MobilePhone: { Number: keeper.mobile },
      EmailAddress: keeper.email,
    },
    PetDetails: {
      Name: pet.name,
      Species: termOf(pet.species),
      Breed: { FreeText: pet.breed, Code: '' },
      DateOfBirth: ukDate(pet.bornOn),
      Gender: { male: 'M', female: 'F' }[pet.sex] ?? '',
      Colour: pet.colour,
      Markings: pet.markings,
      Neutered: { yes: 'true', no: 'false' }[pet.neutered] ?? '',
    },
    MicrochipDetails: {
      MicrochipNumber: chipNumber,
      ImplantDate: ukDate(implantedOn ?? ''),
      ImplanterName: implanterName ?? '',
    },
    ThirdPartyDisclosure: 'false',
    ReceiveMail: 'false',
    ReceiveEmail: 'false',
    Authorisation: 'true',
  })
}

interface Elements {
  [name: string]: string | Elements
}

const document = (elements: Elements) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<MicrochipRegistration version="1.32">${written(elements)}</MicrochipRegistration>\n`

const written = (elements: Elements): string =>
  Object.entries(elements)
    .map(([name, value]) => `<${name}>${typeof value === 'string' ? escapeXml(value) : written(value)}</${name}>`)
    .join('')

/** The first term of the standard for a species; what it has no term for is Miscellaneous. */
function termOf(species: Species): string {
  const [known] = [...VETXML_SPECIES].find(([, one]) => one === species) ?? []
  const word = species === 'other' || !known ? 'miscellaneous' : known
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const ukDate = (date: string) => date.split('-').reverse().join('/')
