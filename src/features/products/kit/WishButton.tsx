import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { createWhishlist, getWishlist } from '../contract.ts'

/** Puts a product on the wishlist, or takes it off. */
export function WishButton({ product: { id, slug } }: { product: { id: string; slug: string } }) {
  const session = useSession()
  const wishes = useCall(getWishlist, {}, { enabled: session !== null })
  const { run, isPending } = useAction(createWhishlist, { refresh: [getWishlist] })
  const heart = <IconHeart size={20} aria-hidden="true" />
  if (!session)
    return (
      <Group>
        <ButtonLink weight="quiet" icon={heart} to={paths.login(paths.product(slug))}>
          Sign in to save it for later
        </ButtonLink>
      </Group>
    )
  const isOn = wishes.data?.items.some((one) => one.id === id) ?? false
  return (
    <Group>
      <ActionButton
        weight="quiet"
        icon={isOn ? <IconHeartFilled size={20} aria-hidden="true" /> : heart}
        busy={isPending}
        aria-pressed={isOn}
        onClick={() => void run({ productId: id, on: !isOn })}
      >
        {isOn ? 'On your wishlist' : 'Save for later'}
      </ActionButton>
    </Group>
  )
}
