import type { Nation } from '#adapters/postcodes/postcodes.ts'

export interface Step {
  title: string
  text: string
  link: string | null
  linkText: string | null
}

export type FoundSpecies = 'dog' | 'cat' | 'other'

/** Where the animal was found, as far as that is known, and who is there. */
interface Where {
  nation: Nation | null
  council?: string | null
  openVet?: { name: string; phone: string; opening: string } | null
}

/** What the finder of an animal should do next, and for a dog must do, where they are. */
export function nextSteps(species: FoundSpecies, { nation, council = null, openVet = null }: Where): Step[] {
  const vet = openVet ? openNow(openVet) : VET
  if (species === 'dog') return [RESOLVE, atCouncil(dogDuty(nation), council), keepingADog(nation), vet]
  if (species === 'cat') return [CAT_AT_HOME, RESOLVE, ASK_AROUND, vet]
  return [RESOLVE, ASK_AROUND, vet]
}

const RESOLVE = step(
  'Keep it calm and safe',
  'Put the animal in a quiet, closed room with water. Speak softly, keep children and other pets away, and don’t chase it if it’s afraid.',
)

const VET: Step = {
  title: 'Hurt, ill or not scanned yet? Ask a vet',
  text: 'Call before you go. A vet practice gives a stray first aid and can scan it for a microchip, usually for free.',
  link: 'https://findavet.rcvs.org.uk',
  linkText: 'Find a vet near you',
}

/** The vet to ring now, for whoever would otherwise have to search. */
function openNow({ name, phone, opening }: NonNullable<Where['openVet']>): Step {
  return {
    ...VET,
    text: `${name} is ${opening} and can scan it${phone ? `: ring ${phone}` : ''}. Call before you go.`,
    linkText: 'Find another vet',
  }
}

/** The duty, with the council that the post town points to. */
function atCouncil(duty: Step, council: string | null): Step {
  if (!council) return duty
  return {
    ...duty,
    text: `${duty.text} From the postcode, the council is probably ${council}; near a boundary it may be the one next door.`,
  }
}

const ASK_AROUND = step(
  'Ask nearby',
  'Many lost animals are within a few streets of home. Ask the neighbours, and look for posters before you take it further away.',
)

const CAT_AT_HOME = step(
  'Is the cat lost?',
  'A cat that looks well may live next door. If it isn’t hurt, put on a home-made paper collar with your number and see if anyone calls. You don’t need to tell the council about a cat.',
)

const MUST = 'You must return the dog or report it now'

/** In Great Britain: Environmental Protection Act 1990, section 150. */
function dogDuty(nation: Nation | null): Step {
  switch (nation) {
    case 'Northern Ireland':
      return step(
        'Return the dog or report it now',
        'In Northern Ireland, the council’s dog warden looks after stray dogs. Return the dog to its keeper, or tell the council straight away where you found it.',
      )
    case 'Scotland':
      return step(
        MUST,
        'If you take in a stray dog, the law says you must return it to its keeper straight away, or take it to the council and say where you found it. Ask for the dog warden. If the council is closed, call the police on 101.',
      )
    case 'other':
      return step(
        'Report the dog now',
        'The Isle of Man and the Channel Islands have their own rules for stray dogs. Tell the local authority or the police where you found it.',
      )
    default:
      return {
        title: MUST,
        text: 'If you take in a stray dog, the law says you must return it to its keeper straight away, or tell the council where you found it (Environmental Protection Act 1990, section 150). Ask for the dog warden.',
        link: 'https://www.gov.uk/report-stray-dog',
        linkText: 'Report a stray dog to the council',
      }
  }
}

/** Section 149 of the same Act gives the keeper 7 clear days; the time is another outside Great Britain. */
function keepingADog(nation: Nation | null): Step {
  const days = nation === 'Northern Ireland' || nation === 'other' ? 'first' : 'for 7 clear days'
  return step(
    'Finding a dog doesn’t make it yours',
    `The council looks for the keeper ${days}. Would you give the dog a home if no one claims it? Say so when you report it.`,
  )
}

function step(title: string, text: string): Step {
  return { title, text, link: null, linkText: null }
}
