import { Box } from './Box.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How many there are, on the corner of an icon: nothing is shown for none. `what` says of what, for people who can’t see where it is. */
export function Count({ count, what }: { count: number; what: string }) {
  if (count === 0) return null
  return (
    <>
      <Box
        component="span"
        bg="var(--ui-alert-mark)"
        bdrs="1rem"
        c="var(--ui-surface)"
        fz="0.75rem"
        fw={700}
        lh="1.25rem"
        miw="1.25rem"
        pos="absolute"
        ta="center"
        top={0}
        style={{ insetInlineEnd: 0, paddingInline: '0.25rem' }}
      >
        {count > 99 ? '99+' : count}
      </Box>
      <VisuallyHidden>{what}</VisuallyHidden>
    </>
  )
}
