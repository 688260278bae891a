import type { Nation } from '#adapters/postcodes/postcodes.ts'

export interface Step {
  title: string
  text: string
  link: string | null
  linkText: string | null
}

export type FoundSpecies = 'dog' | 'cat' | 'other'

/** What the finder of an animal should do next, and for a dog must do, where they are. `nation` is null where it is not known. */
export function nextSteps(species: FoundSpecies, nation: Nation | null): Step[] {
  if (species === 'dog') return [RESOLVE, dogDuty(nation), keepingADog(nation), VET]
  if (species === 'cat') return [CAT_AT_HOME, RESOLVE, ASK_AROUND, VET]
  return [RESOLVE, ASK_AROUND, VET]
}

const RESOLVE = step(
  'Keep it calm and safe',
  'Put the animal in a quiet, closed room with water. Speak softly, keep children and other pets away, and do not chase it if it is afraid.',
)

const VET: Step = {
  title: 'Hurt, ill or not scanned yet? Ask a vet',
  text: 'Ring before you go. A vet practice gives a stray first aid and can scan it for a microchip, usually free of charge.',
  link: 'https://findavet.rcvs.org.uk',
  linkText: 'Find a vet near you',
}

const ASK_AROUND = step(
  'Ask nearby',
  'Many lost animals are within a few streets of home. Ask at the nearest doors, and look for posters before you take it further away.',
)

const CAT_AT_HOME = step(
  'Is the cat lost?',
  'A cat that looks well may live next door. If it is not hurt, put on a paper collar with your number and see whether anybody rings. Taking in a cat is not a matter for the council.',
)

const MUST = 'You must return the dog or report it now'

/** In Great Britain: Environmental Protection Act 1990, section 150. */
function dogDuty(nation: Nation | null): Step {
  switch (nation) {
    case 'Northern Ireland':
      return step(
        'Return the dog or report it now',
        'In Northern Ireland stray dogs are looked after by the council’s dog warden. Return the dog to its keeper, or tell the council at once where you found it.',
      )
    case 'Scotland':
      return step(
        MUST,
        'If you take in a stray dog, the law asks you to return it to its keeper at once, or to take it to the council and say where it was found. Ask for the dog warden; when the council is closed, ring the police on 101.',
      )
    case 'other':
      return step(
        'Report the dog now',
        'The Isle of Man and the Channel Islands have rules of their own for stray dogs. Tell the local authority or the police where you found it.',
      )
    default:
      return {
        title: MUST,
        text: 'If you take in a stray dog, the law asks you to return it to its keeper at once, or to tell the council where it was found (Environmental Protection Act 1990, section 150). Ask for the dog warden.',
        link: 'https://www.gov.uk/report-stray-dog',
        linkText: 'Report a stray dog to the council',
      }
  }
}

/** Section 149 of the same Act gives the keeper 7 clear days; the time is another outside Great Britain. */
function keepingADog(nation: Nation | null): Step {
  const days = nation === 'Northern Ireland' || nation === 'other' ? 'first' : 'for 7 clear days'
  return step(
    'Finding a dog does not make it yours',
    `The council looks for the keeper ${days}. If you would like to give the dog a home when nobody comes, say so when you report it.`,
  )
}

function step(title: string, text: string): Step {
  return { title, text, link: null, linkText: null }
}
