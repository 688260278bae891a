import bowser from 'bowser'

/** No browser says more of itself that matters. */
const LONGEST = 400

/** What people would call the device: “Firefox on Android”; '' where it doesn’t say what it is. */
export function deviceOf(agent: string): string {
  if (agent === '') return ''
  const { browser, os } = bowser.parse(agent.slice(0, LONGEST))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}
