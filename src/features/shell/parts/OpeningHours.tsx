import { site } from '#src/site.ts'
import { Box, Stack } from '#ui/Box.tsx'

/** When the phone line is answered. */
export function OpeningHours() {
  return (
    <Stack gap="0.125rem" c="dimmed" fz="0.9375rem">
      {site.hours.map(({ days, times }) => (
        <Box component="p" m={0} key={days}>
          {days}{' '}
          <Box component="span" style={{ whiteSpace: 'nowrap' }}>
            {times}
          </Box>
        </Box>
      ))}
      <Box component="p" m={0}>
        {site.outsideHours}
      </Box>
    </Stack>
  )
}
