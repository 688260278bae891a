import { Link } from 'react-router'
import { userProfile } from '#features/accounts/contract.ts'
import { getPendingKeepershipRequests } from '#features/keepership/contract.ts'
import { AskedAbout } from '#features/keepership/parts/AskedAbout.tsx'
import { AskedByMe } from '#features/keepership/parts/AskedByMe.tsx'
import { littersAsked } from '#features/offers/kit/points.ts'
import { OfferToMe } from '#features/offers/parts/OfferToMe.tsx'
import { MyRehoming } from '#features/rehoming/parts/MyRehoming.tsx'
import { RehomingToMe } from '#features/rehoming/parts/RehomingToMe.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Section } from '#ui/Section.tsx'
import { useMyClaims, useOffers, useRehomings } from './everyrequest.ts'
import { Loaded } from './Loaded.tsx'

const EVERY_SECONDS = 60

/** What waits for my answer: about my own animals first, then animals that come to me. */
export function Waiting() {
  const { asked, about, offers, given, releases, toChoose } = useWaiting()
  return (
    <Loaded asked={asked}>
      {about.length + offers.length + given.length + releases.length + toChoose.length === 0 ? (
        <NothingWaits />
      ) : (
        <Rows gap="sm">
          {about.length + toChoose.length > 0 && (
            <Section title="About your pets">
              <Columns min="26rem">
                {about.map((one) => (
                  <AskedAbout key={one.id} asked={one} />
                ))}
                {toChoose.map((rehoming) => (
                  <MyRehoming key={rehoming.id} rehoming={rehoming} />
                ))}
              </Columns>
            </Section>
          )}
          {offers.length + given.length + releases.length > 0 && (
            <Section title="Animals coming to you">
              <Extended point={littersAsked} props={{ offers }} />
              <Columns min="26rem">
                {offers.map((offer) => (
                  <OfferToMe key={offer.id} offer={offer} />
                ))}
                {given.map((rehoming) => (
                  <RehomingToMe key={rehoming.id} rehoming={rehoming} />
                ))}
                {releases.map((one) => (
                  <AskedByMe key={one.id} asked={one} />
                ))}
              </Columns>
            </Section>
          )}
        </Rows>
      )}
    </Loaded>
  )
}

/** How many things wait; nothing while they are not known. */
export function useWaitingCount(): number | undefined {
  const { asked, about, offers, given, releases, toChoose } = useWaiting()
  if (asked.some(({ data }) => data === undefined)) return undefined
  const answerable = about.filter(({ can }) => can.accept === true || can.object === true)
  return answerable.length + offers.length + given.length + releases.length + toChoose.length
}

function useWaiting() {
  const claims = useCall(getPendingKeepershipRequests, {}, { every: EVERY_SECONDS })
  const offers = useOffers({ box: 'toMe', state: 'open' }, { every: EVERY_SECONDS })
  const given = useRehomings({ box: 'toMe' }, { every: EVERY_SECONDS })
  const giving = useRehomings({ box: 'mine' }, { every: EVERY_SECONDS })
  const mine = useMyClaims({ every: EVERY_SECONDS })
  return {
    asked: [claims, offers, given, giving, mine],
    about: claims.data?.items ?? [],
    offers: offers.data ?? [],
    given: given.data?.filter(({ can, isHandingOver }) => can.reject === true || isHandingOver) ?? [],
    /** Animals for which somebody offers a home, or that are being handed over. */
    toChoose:
      giving.data?.filter(({ can, applications, isHandingOver }) => isHandingOver || (can.withdraw === true && applications.length > 0)) ??
      [],
    /** Found animals whose release by the council is still to be told. */
    releases: mine.data?.filter(({ can }) => can.release === true) ?? [],
  }
}

/** What was sent to an address or a number is shown once it is confirmed: until then nobody knows whose it is. */
function NothingWaits() {
  const { data: account } = useCall(userProfile, {})
  if (account && !account.emailVerified)
    return (
      <EmptyState
        art={<MessageRelayArt />}
        title="Confirm your e-mail address first"
        action={<ButtonLink to={paths.customerDashboard}>Go to your dashboard</ButtonLink>}
      >
        If someone offered an animal to {account.email}, you’ll see it here once you open the link we sent to that address.
      </EmptyState>
    )
  const byText = account?.mobile && !account.mobileVerified && (
    <>
      {' '}
      Were you asked by text? <Link to={paths.profile}>Confirm your mobile number</Link> to see it here.
    </>
  )
  return (
    <EmptyState
      art={<CelebrationArt />}
      title="Nothing to do"
      action={
        <ButtonLink weight="plain" to={paths.pets}>
          See my pets
        </ButtonLink>
      }
    >
      When someone offers you an animal or asks about one of your pets, you’ll see it here and we’ll write to you.{byText}
    </EmptyState>
  )
}
