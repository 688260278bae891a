import { useSearchParams } from 'react-router'
import { getPetDetail } from '#features/pets/contract.ts'
import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getInsuranceQuote } from '../../contract.ts'
import { answersOfPet, answersOfQuote, blankAnswers, isInsurable } from './answers.ts'
import { QuoteForm } from './QuoteForm.tsx'

/** The questions: afresh, with what we know of a pet, or with the answers of a quote to change. */
export function QuoteQuestions() {
  const [params] = useSearchParams()
  const session = useSession()
  const [quoteId, key, petId] = [params.get('quote'), params.get('key'), params.get('pet')]
  if (quoteId) return <ChangeQuote quote={{ quoteId, ...(key && { key }) }} />
  if (session && petId) return <ForPet key={petId} petId={petId} />
  return (
    <Rows>
      {session && <MyPets />}
      <QuoteForm draft="quote" initial={blankAnswers(systemClock.now())} />
    </Rows>
  )
}

function ForPet({ petId }: { petId: string }) {
  const query = useCall(getPetDetail, { petId })
  return (
    <Loaded what="your pet" query={query} shape="cards" count={1}>
      {(pet) => <QuoteForm draft={`quote-pet-${petId}`} petId={petId} initial={answersOfPet(pet, systemClock.now())} />}
    </Loaded>
  )
}

function ChangeQuote({ quote }: { quote: { quoteId: string; key?: string } }) {
  const query = useCall(getInsuranceQuote, quote)
  return (
    <Loaded what="your quote" query={query} shape="cards" count={1}>
      {(known) => <QuoteForm draft={`quote-${known.id}`} quote={quote} initial={answersOfQuote(known, systemClock.now())} />}
    </Loaded>
  )
}

/** The pets in somebody’s account, to fill in what we know of one. */
function MyPets() {
  const pets = (useMyPets().data ?? []).filter(({ species, isGone }) => isInsurable(species) && !isGone)
  if (pets.length === 0) return null
  return (
    <Panel
      title="Is it for one of your pets?"
      lead="We’ll fill in what we know. Or answer the questions below for another pet."
      look="sunk"
    >
      <Group gap="0.5rem">
        {pets.map(({ id, name }) => (
          <ButtonLink key={id} weight="plain" size="sm" to={paths.quote(id)}>
            {name}
          </ButtonLink>
        ))}
      </Group>
    </Panel>
  )
}
