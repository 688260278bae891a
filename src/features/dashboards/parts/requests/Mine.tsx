import { AskedByMe } from '#features/keepership/parts/AskedByMe.tsx'
import { OfferFromMe } from '#features/offers/parts/OfferFromMe.tsx'
import { getTransfersFromDatabase } from '#features/recordTransfers/contract.ts'
import { MyRecordTransfers } from '#features/recordTransfers/parts/MyRecordTransfers.tsx'
import { LatelyGiven } from '#features/rehoming/parts/LatelyGiven.tsx'
import { MyRehoming } from '#features/rehoming/parts/MyRehoming.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Section } from '#ui/Section.tsx'
import { useMyClaims, useOffers, useRehomings } from './everyrequest.ts'
import { Loaded } from './Loaded.tsx'

/** What I began: requests, offers, rehomings, and changes that can still be called wrong. */
export function Mine() {
  const claims = useMyClaims()
  const offers = useOffers({ box: 'fromMe', state: 'open' })
  const given = useRehomings({ box: 'mine' })
  const taken = useRehomings({ box: 'toMe' })
  const moves = useCall(getTransfersFromDatabase, { page: 1, pageSize: 10 })

  const open = claims.data?.filter(({ isOpen }) => isOpen) ?? []
  const offered = offers.data ?? []
  const giving = given.data?.filter(({ can, isHandingOver }) => can.withdraw === true || isHandingOver) ?? []
  const lately = [...(given.data ?? []), ...(taken.data ?? [])].filter(
    ({ isDisputed, can }) => isDisputed || can.sayWrong === true || can.giveBack === true,
  )
  return (
    <Loaded asked={[claims, offers, given, taken]}>
      <Rows gap="sm">
        {lately.length > 0 && (
          <Section title="Recently changed hands">
            <Columns min="26rem">
              {lately.map((rehoming) => (
                <LatelyGiven key={rehoming.id} rehoming={rehoming} />
              ))}
            </Columns>
          </Section>
        )}
        {open.length > 0 && (
          <Section title="You’ve asked to be the keeper">
            <Columns min="26rem">
              {open.map((asked) => (
                <AskedByMe key={asked.id} asked={asked} />
              ))}
            </Columns>
          </Section>
        )}
        {giving.length + offered.length > 0 && (
          <Section title="You’re giving away">
            <Columns min="26rem">
              {giving.map((rehoming) => (
                <MyRehoming key={rehoming.id} rehoming={rehoming} />
              ))}
              {offered.map((offer) => (
                <OfferFromMe key={offer.id} offer={offer} />
              ))}
            </Columns>
          </Section>
        )}
        {Boolean(moves.data?.total) && (
          <Section title="From other databases">
            <MyRecordTransfers fixed={{ show: 'mine' }} />
          </Section>
        )}
        {open.length + giving.length + offered.length + lately.length + (moves.data?.total ?? 0) === 0 && <NothingBegun />}
      </Rows>
    </Loaded>
  )
}

function NothingBegun() {
  return (
    <EmptyState
      art={<MessageRelayArt />}
      title="Nothing in progress"
      action={
        <ButtonLink weight="plain" to={paths.pets}>
          See my pets
        </ButtonLink>
      }
    >
      To give a pet to someone, open its record. If an animal lives with you but isn’t in your name, ask to be its keeper here.
    </EmptyState>
  )
}
