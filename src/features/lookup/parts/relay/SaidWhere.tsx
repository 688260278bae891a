import { IconMapPin } from '@tabler/icons-react'
import type { ConversationShown } from '#features/chat/kit/points.ts'
import { Box, Group } from '#ui/Box.tsx'
import { mapLink } from '../../kit/maplink.ts'

/** Where the finder says the animal is, as both sides of the conversation see it. */
export function SaidWhere({ where }: { where: NonNullable<ConversationShown['where']> }) {
  const { words, lat, lng } = where
  return (
    <Group gap="0.75rem" align="stretch" wrap="nowrap">
      <IconMapPin style={{ color: 'var(--ui-alert-text)' }} size={24} aria-hidden="true" />
      <div>
        {words && (
          <Box component="p" fw={600} m={0}>
            {words}
          </Box>
        )}
        {lat !== null && lng !== null && (
          <Box component="a" fw={600} py="0.5rem" href={mapLink({ lat, lng })} rel="noopener noreferrer">
            See the place on a map
          </Box>
        )}
      </div>
    </Group>
  )
}
