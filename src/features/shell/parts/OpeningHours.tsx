import { Box, Stack } from '@mantine/core'
import { site } from '#src/site.ts'

/** When the phone line is answered. */
export function OpeningHours() {
  return (
    <Stack gap="0.125rem" c="dimmed" fz="0.9375rem">
      {site.hours.map(({ days, times }) => (
        <span key={days}>
          {days}{' '}
          <Box component="span" style={{ whiteSpace: 'nowrap' }}>
            {times}
          </Box>
        </span>
      ))}
      <span>{site.outsideHours}</span>
    </Stack>
  )
}
