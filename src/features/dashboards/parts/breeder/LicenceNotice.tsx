import type { ReactNode } from 'react'
import { LICENCE_FROM_LITTERS } from '#features/offers/lifecycle.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Breeding } from './BreederOverview.tsx'

/** Where a breeder stands with us and with the licensing law; nothing where all is well. */
export const LicenceNotice = ({ breeding }: { breeding: Breeding }) => notices[breeding.standing](breeding)

const overLimit = ({ licensed, littersInYear }: Breeding) =>
  !licensed && littersInYear >= LICENCE_FROM_LITTERS ? (
    <Notice kind="warning" title="You need a licence to sell" action={<Evidence words="Add your licence" to={paths.profile} />}>
      You registered {littersInYear} litters in 12 months. From {LICENCE_FROM_LITTERS} on, selling puppies needs a licence of your council.
      Until we have it you can keep your puppies, but not offer them.
    </Notice>
  ) : null

const nearLimit = ({ licensed, littersInYear }: Breeding) =>
  !licensed && littersInYear === LICENCE_FROM_LITTERS - 1 ? (
    <Notice title={`${littersInYear} litters in 12 months`}>
      With the next one you need a licence of your council to sell puppies. Ask for it now: councils take some weeks.
    </Notice>
  ) : null

const ofLaw = (breeding: Breeding) => overLimit(breeding) ?? nearLimit(breeding)

const notices: Record<Breeding['standing'], (breeding: Breeding) => ReactNode> = {
  refused: () => (
    <Notice kind="warning" title="We could not verify your details" action={<Evidence words="Send other evidence" />}>
      Your profile says why. Send us something else that shows it, and we look again.
    </Notice>
  ),
  applied: (breeding) =>
    overLimit(breeding) ?? (
      <Notice
        title={breeding.licensed ? 'We are checking your licence' : 'We are checking your details'}
        action={<Evidence words="Add evidence" />}
      >
        You can register litters, print transfer packs and offer animals meanwhile. Once it is done you can be listed in the search for
        breeders.
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
