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
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { petByTransferCode } from '../../contract.ts'
import { glanceText } from '../../kit/words.ts'
import { Findings } from './Findings.tsx'
import { areSeveral, type Checked, findingsOf, namesOf } from './findings.ts'
import { TakeIt } from './TakeIt.tsx'
import { ToYou } from './ToYou.tsx'

const crumbs = [{ label: 'Enter another code', to: paths.takeUp() }]

/** The animal behind a code: what the register knows of it, and the way to become its keeper. */
export function TakeAnimal({ code }: { code: string }) {
  const query = useCall(petByTransferCode, { code }, { freshFor: 300 })
  const { data, error } = query
  if (data) return <Found code={code} checked={data} />
  if (error?.code === 'notYet') return <NotYet says={error.message} />
  if (error?.code === 'sellerUnlicensed') return <NoLicence says={error.message} />
  if (error?.isNotFound || error?.isConflict || error?.isMistyped) return <NoSuchCode says={error.message} />
  return (
    <Page title="Check a pet before you take it home" crumbs={crumbs}>
      <Loaded what="the animal" query={query} shape="record" count={5} />
      <noscript>Turn on JavaScript to check the code, or call us on {site.phone}.</noscript>
    </Page>
  )
}

function leadOf({ pet, letter, rescue }: Checked): string {
  if (letter?.isLitter)
    return `${letter.by} registered ${namesOf({ pet, letter })} as your litter. Check that that’s right, then become the breeder and the first keeper.`
  if (letter)
    return `${letter.by} registered ${namesOf({ pet, letter })} for you. Check that ${areSeveral({ letter }) ? 'they’re' : 'it’s'} yours, then become the keeper.`
  return `Make sure it’s the animal in front of you: have its chip read with the ${rescue ? 'rescue' : 'seller'}’s scanner or a vet’s.`
}

function Found({ code, checked }: { code: string; checked: Checked }) {
  const { pet, expiresAt, notNow, letter } = checked
  return (
    <Page title={areSeveral(checked) ? `These are ${namesOf(checked)}` : `This is ${pet.name}`} lead={leadOf(checked)} crumbs={crumbs}>
      <WithAside aside={<TakeIt code={code} checked={checked} />}>
        <RequestCard
          level={2}
          picture={<PetPicture pet={{ ...pet, id: code }} size={112} described />}
          title={pet.name}
          line={`${glanceText(pet, systemClock.now())} · ${pet.colour}`}
          tag={
            notNow
              ? { label: 'Can’t be taken right now', tone: 'alert' }
              : { label: `Code works until ${whenText(expiresAt, 'short')}`, tone: 'good' }
          }
        >
          <p>Microchip {pet.chipShown}</p>
          {letter?.animals
            .filter(({ chipShown }) => chipShown !== pet.chipShown)
            .map(({ name, chipShown }) => (
              <p key={chipShown}>
                {name}: microchip {chipShown}
              </p>
            ))}
        </RequestCard>
        {letter ? (
          <ToYou letter={letter} />
        ) : (
          <Panel title="What’s on the register" lead="What to know before you take a pet home. No names or addresses.">
            <Findings findings={findingsOf(checked)} />
          </Panel>
        )}
      </WithAside>
    </Page>
  )
}

/** The pack was printed before its animal may leave: the code is right, and nothing is lost. */
function NotYet({ says }: { says: string }) {
  return (
    <Page title="This code doesn’t work yet" crumbs={crumbs} width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="Come back on the day you take your pet home"
        action={<ButtonLink to={paths.takeUp()}>Enter another code</ButtonLink>}
      >
        <div>{says}</div>
        <div>
          You haven’t lost anything: keep the pack, and use the same code from that day. Questions? Call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a>.
        </div>
      </EmptyState>
    </Page>
  )
}

/** The seller may sell again once they’ve given us their licence: the code is right. */
function NoLicence({ says }: { says: string }) {
  return (
    <Page title="You can’t take this pet home yet" crumbs={crumbs} width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="Ask the breeder for their new licence before you pay"
        action={<ButtonLink to={paths.takeUp()}>Enter another code</ButtonLink>}
      >
        <div>{says}</div>
        <div>
          We’ve told the breeder that someone tried this code. Keep the pack: the same code works once they have a licence again. Questions?
          Call us on <a href={site.phoneLink}>{site.phone}</a>.
        </div>
      </EmptyState>
    </Page>
  )
}

function NoSuchCode({ says }: { says: string }) {
  return (
    <Page title="This code doesn’t work" crumbs={crumbs} width="text">
      <EmptyState
        art={<SearchPaperArt />}
        title="Check the code with the person who gave it to you"
        action={<ButtonLink to={paths.takeUp()}>Enter the code again</ButtonLink>}
      >
        <div>{says}</div>
        <div>
          If you haven’t paid yet, wait until the code works. Questions? Call us on <a href={site.phoneLink}>{site.phone}</a>.
        </div>
      </EmptyState>
    </Page>
  )
}
