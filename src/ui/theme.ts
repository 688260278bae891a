import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { coral, dark, gray, honey, light, night, pine, red, sky } from './palette.ts'

const display = "'Fraunces Variable', 'Fraunces fallback', Georgia, 'Times New Roman', serif"
const text = "'Figtree Variable', 'Figtree fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/** Mantine's theme for the whole product: colours, type, radii and the defaults that WCAG 2.2 AA asks for. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 7 },
  colors: { pine, coral, honey, sky, red, gray, dark: night },
  black: light.ink,
  white: '#ffffff',
  fontFamily: text,
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '2rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.6', lg: '1.6', xl: '1.6' },
  shadows: {
    xs: '0 1px 2px rgba(38, 50, 45, 0.06)',
    sm: '0 1px 2px rgba(38, 50, 45, 0.05), 0 6px 16px -8px rgba(38, 50, 45, 0.14)',
    md: '0 1px 2px rgba(38, 50, 45, 0.05), 0 14px 32px -14px rgba(38, 50, 45, 0.2)',
    lg: '0 2px 4px rgba(38, 50, 45, 0.05), 0 24px 48px -18px rgba(38, 50, 45, 0.26)',
    xl: '0 2px 4px rgba(38, 50, 45, 0.06), 0 36px 72px -24px rgba(38, 50, 45, 0.34)',
  },
  headings: {
    fontFamily: display,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.55rem + 1.9vw, 2.875rem)', lineHeight: '1.14' },
      h2: { fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', lineHeight: '1.2' },
      h3: { fontSize: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)', lineHeight: '1.28' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  components: defaults(),
})

/** Colours that Mantine derives by itself fail AA on cream and on green-black: these are the tested ones. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...mantineColours(light), ...ownColours(light), '--mantine-color-anchor': light.link },
  dark: {
    ...mantineColours(dark),
    ...ownColours(dark),
    '--mantine-color-anchor': dark.link,
    '--mantine-color-bright': dark.ink,
    '--mantine-color-default-color': dark.ink,
    '--mantine-color-default-hover': '#26362f',
    '--mantine-color-disabled': '#22302a',
    '--mantine-color-pine-light': dark.tones.good.back,
    '--mantine-color-pine-light-hover': '#184a3c',
    '--mantine-color-coral-light': dark.tones.alert.back,
    '--mantine-color-coral-light-hover': '#5f2513',
  },
})

function mantineColours(scheme: typeof light) {
  return {
    '--mantine-color-body': scheme.page,
    '--mantine-color-text': scheme.ink,
    '--mantine-color-dimmed': scheme.quiet,
    '--mantine-color-placeholder': scheme.placeholder,
    '--mantine-color-error': scheme.danger,
    '--mantine-color-success': scheme.tones.good.text,
    '--mantine-color-default': scheme.surface,
    '--mantine-color-default-border': scheme.line,
    '--mantine-color-disabled-color': scheme.quiet,
  }
}

function ownColours(scheme: typeof light) {
  const { page, surface, sunk, ink, quiet, line, control, focus, link, danger } = scheme
  const plain = Object.entries({ page, surface, sunk, ink, quiet, line, control, focus, link, danger })
  const tones = Object.entries(scheme.tones).flatMap(([tone, parts]) =>
    Object.entries(parts).map(([part, hex]) => [`${tone}-${part}`, hex]),
  )
  return Object.fromEntries([...plain, ...tones].map(([name, hex]) => [`--ui-${name}`, hex]))
}

function defaults() {
  const closable = { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }
  const input = { defaultProps: { size: 'md' } }
  return {
    Button: { defaultProps: { radius: 'xl', size: 'md' } },
    ActionIcon: { defaultProps: { radius: 'xl', size: 44, variant: 'subtle' } },
    Badge: { defaultProps: { radius: 'xl', variant: 'light', tt: 'none' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    Modal: {
      defaultProps: {
        ...closable.defaultProps,
        radius: 'lg',
        padding: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.5, color: '#0f1815' },
      },
    },
    Drawer: closable,
    Notification: { defaultProps: { ...closable.defaultProps, radius: 'md', withBorder: true } },
    CloseButton: { defaultProps: { 'aria-label': 'Close' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] } },
    Input: input,
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    Autocomplete: input,
    Combobox: { defaultProps: { shadow: 'md' } },
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
  }
}
