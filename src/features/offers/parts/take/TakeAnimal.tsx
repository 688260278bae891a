import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { petByTransferCode } from '../../contract.ts'
import { glanceText } from '../../kit/words.ts'
import { Findings } from './Findings.tsx'
import { type Checked, findingsOf } from './findings.ts'
import { TakeIt } from './TakeIt.tsx'

const crumbs = [{ label: 'Another code', to: paths.takeUp() }]

/** The animal behind a code: what the register knows of it, and the way to become its keeper. */
export function TakeAnimal({ code }: { code: string }) {
  const { data, error, refetch, isFetching } = useCall(petByTransferCode, { code }, { freshFor: 300 })
  if (data) return <Found code={code} checked={data} />
  if (!error)
    return (
      <Page title="Check an animal before you take it" crumbs={crumbs}>
        <LoadingState shape="record" count={5} label="Looking the code up" />
        <noscript>Turn on JavaScript to check the code, or call us on {site.phone}.</noscript>
      </Page>
    )
  if (error.isNotFound || error.isConflict || error.isMistyped) return <NoSuchCode says={error.message} />
  return (
    <Page title="Check an animal before you take it" crumbs={crumbs} width="text">
      <ErrorState title="We could not look the code up" onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    </Page>
  )
}

function Found({ code, checked }: { code: string; checked: Checked }) {
  const { pet, expiresAt, notNow } = checked
  return (
    <Page
      title={`This is ${pet.name}`}
      lead="Check that it is the animal before you: read its chip with a vet’s or the seller’s reader."
      crumbs={crumbs}
    >
      <WithAside aside={<TakeIt code={code} checked={checked} />}>
        <RequestCard
          level={2}
          picture={<PetPicture pet={{ ...pet, id: code }} size={112} described />}
          title={pet.name}
          line={`${glanceText(pet, systemClock.now())} · ${pet.colour}`}
          tag={
            notNow
              ? { label: 'Cannot be taken now', tone: 'alert' }
              : { label: `Code good until ${whenText(expiresAt, 'short')}`, tone: 'good' }
          }
        >
          <p>Microchip {pet.chipShown}</p>
        </RequestCard>
        <Panel title="What the register knows" lead="No names and no addresses: what anybody who takes an animal should ask for.">
          <Findings findings={findingsOf(checked)} />
        </Panel>
      </WithAside>
    </Page>
  )
}

function NoSuchCode({ says }: { says: string }) {
  return (
    <Page title="This code leads to no animal now" crumbs={crumbs} width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="Check the code with whoever gave it to you"
        action={<ButtonLink to={paths.takeUp()}>Type the code again</ButtonLink>}
      >
        <div>{says}</div>
        <div>
          Have not paid yet? Wait until the code works. Questions? Call us on <a href={site.phoneLink}>{site.phone}</a>.
        </div>
      </EmptyState>
    </Page>
  )
}
