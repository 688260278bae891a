import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { HandOverButton } from '#features/chipHandovers/kit/HandOverButton.tsx'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { ImplanterPage } from '../kit/ImplanterPage.tsx'
import { useQualified } from '../kit/useQualified.ts'
import { addressOf, SHOWS, type Show, showIn, showWords } from '../parts/manage/address.ts'
import { InHand } from '../parts/manage/hand/InHand.tsx'
import { VerificationNotice } from '../parts/VerificationNotice.tsx'

const Implanted = lazyPart(() => import('../parts/manage/implanted/Implanted.tsx').then((part) => part.Implanted))
const SaveImplants = lazyPart(() => import('../parts/manage/implanted/Implanted.tsx').then((part) => part.SaveImplants))
const WithColleagues = lazyPart(() => import('#features/chipHandovers/kit/WithColleagues.tsx').then((part) => part.WithColleagues))
const NotQualified = lazyPart(() => import('../kit/NotQualified.tsx').then((part) => part.NotQualified))
const FromFile = lazyPart(() => import('../parts/manage/file/FromFile.tsx').then((part) => part.FromFile))

/** An implanter's chips: those in hand, those in animals, and a way to register many at once. */
export default function ManageChipsPage() {
  const [params] = useSearchParams()
  const show = showIn(params)
  const isQualified = useQualified()
  return (
    <ImplanterPage
      title="Your chips"
      lead={LEADS[show]}
      actions={
        <>
          {isQualified && <ButtonLink to={paths.registerChip}>Register a chip</ButtonLink>}
          {show === 'hand' && (
            <ButtonLink weight="plain" to={paths.orderChips}>
              Order chips
            </ButtonLink>
          )}
          <Suspense>{show === 'implanted' && <SaveImplants />}</Suspense>
          {show === 'colleagues' && <HandOverButton weight="plain" />}
        </>
      }
    >
      <VerificationNotice />
      <Suspense>{!isQualified && <NotQualified />}</Suspense>
      <LinkTabs label="Your chips" current={addressOf(show)} tabs={SHOWS.map((one) => ({ label: showWords[one], to: addressOf(one) }))} />
      {show === 'hand' && <InHand />}
      <Suspense>
        {show === 'implanted' && <Implanted />}
        {show === 'colleagues' && <WithColleagues />}
        {show === 'import' && isQualified && <FromFile />}
      </Suspense>
    </ImplanterPage>
  )
}

const LEADS: Record<Show, string> = {
  hand: 'The chips you have, by batch and expiry date. Register each chip on the day you implant it.',
  implanted: 'The chips you’ve implanted, and whether each animal’s keeper is on the register.',
  colleagues: 'Chips that go from you to another implanter, or from them to you. You both have to confirm.',
  import: 'For days when you chip many animals. Upload your reader’s CSV file: either all the animals are registered, or none.',
}
