import { Box } from '#ui/Box.tsx'
import { Ring } from '#ui/Ring.tsx'

/** Stands in for a page whose code or session is on its way. */
export function PageLoading() {
  return (
    <Box c="var(--ui-good-mark)" display="grid" mih="60vh" style={{ placeItems: 'center' }} role="status" aria-label="Loading">
      <Ring size="2.25rem" />
    </Box>
  )
}
