type Go = (to: string) => void

const byLoading: Go = (to) => window.location.assign(to)
let go = byLoading

/** Goes to a page of this site from code that has no hook at hand. */
export function goTo(to: string) {
  go(to)
}

/** Connects `goTo` to the running router. Returns the way to disconnect it. */
export function goWith(navigate: Go) {
  go = navigate
  return () => {
    go = byLoading
  }
}
