import type { ReactNode } from 'react'
import { LICENCE_FROM_LITTERS } from '#features/offers/lifecycle.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Breeding } from './BreederOverview.tsx'

/** Where a breeder stands with us and with the licensing law; nothing where all is well. */
export const LicenceNotice = ({ breeding }: { breeding: Breeding }) => notices[breeding.standing](breeding)

const ended = ({ licenceEndedOn, littersInYear }: Breeding) =>
  licenceEndedOn ? (
    <Notice
      kind="warning"
      title={`Your licence ended on ${whenText(licenceEndedOn, 'day')}`}
      action={<Evidence words="Add your new licence" to={paths.profile} />}
    >
      {littersInYear >= LICENCE_FROM_LITTERS
        ? `You’ve bred ${littersInYear} litters in 12 months, so you can’t sell puppies until we’ve got your new licence. The transfer codes you’ve printed don’t work until then. You can still register litters and keep your puppies.`
        : 'You need a licence to sell from three litters in 12 months. If you’ve renewed yours, add the new one.'}
    </Notice>
  ) : null

const overLimit = ({ licensed, littersInYear }: Breeding) =>
  !licensed && littersInYear >= LICENCE_FROM_LITTERS ? (
    <Notice kind="warning" title="You need a licence to sell" action={<Evidence words="Add your licence" to={paths.profile} />}>
      You’ve bred {littersInYear} litters in 12 months. With {LICENCE_FROM_LITTERS} or more, you need a licence from your council to sell
      puppies. Until we’ve got it, you can keep your puppies but not offer them.
    </Notice>
  ) : null

const nearLimit = ({ licensed, littersInYear }: Breeding) =>
  !licensed && littersInYear === LICENCE_FROM_LITTERS - 1 ? (
    <Notice title={`${littersInYear} litters in 12 months`}>
      After your next litter you’ll need a licence from your council to sell puppies. Apply now: councils take a few weeks.
    </Notice>
  ) : null

const ofLaw = (breeding: Breeding) => ended(breeding) ?? overLimit(breeding) ?? nearLimit(breeding)

const notices: Record<Breeding['standing'], (breeding: Breeding) => ReactNode> = {
  refused: () => (
    <Notice kind="warning" title="We couldn’t verify your details" action={<Evidence words="Send different evidence" />}>
      Your profile says why. Send us different evidence and we’ll look again.
    </Notice>
  ),
  applied: (breeding) =>
    ended(breeding) ??
    overLimit(breeding) ?? (
      <Notice
        title={breeding.licensed ? 'We’re checking your licence' : 'We’re checking your details'}
        action={<Evidence words="Add evidence" />}
      >
        In the meantime you can register litters, print transfer packs and offer animals. Once we’ve finished, you can be listed in the
        breeder search.
      </Notice>
    ),
  verified: ofLaw,
  expired: ofLaw,
  active: ofLaw,
}

function Evidence({ words, to = paths.registerBreeder }: { words: string; to?: string }) {
  return (
    <ButtonLink weight="plain" size="sm" to={to}>
      {words}
    </ButtonLink>
  )
}
