import { Box } from '../Box.tsx'
import classes from './MapView.module.css'

/** Stands where a map can’t be drawn. */
export function CannotDraw() {
  return (
    <Box className={classes.waiting ?? ''} p="1.5rem" ta="center" c="dimmed">
      <p>The map can’t be shown on this device. Everything on it is in the list as well.</p>
    </Box>
  )
}
