import type {
  ActionIconFactory,
  ButtonFactory,
  CheckboxFactory,
  DrawerFactory,
  InputFactory,
  InputWrapperFactory,
  MenuFactory,
  ModalFactory,
  NotificationFactory,
  PaperFactory,
  PillFactory,
  PopoverFactory,
  ProgressFactory,
  RadioFactory,
  SkeletonFactory,
  SwitchFactory,
  TableFactory,
  TooltipFactory,
  ExtendComponent,
  FactoryPayload,
  MantineThemeComponent,
  MantineThemeOverride,
} from '@mantine/core'
import type { BrandScale } from './brand-scale.ts'
import styles from './mantine-theme.module.css'

type TenShades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  ...string[],
]

const DARK: TenShades = [
  '#E6ECF3',
  '#A7B4C6',
  '#A7B4C6',
  '#8896AB',
  '#304158',
  '#1C2B40',
  '#0D1727',
  '#070F1A',
  '#091220',
  '#050A12',
]

/** Types the settings of a component. `Button.extend` would do the same, but load the component with the theme. */
const extend = <Payload extends FactoryPayload>(settings: ExtendComponent<Payload>): MantineThemeComponent =>
  settings

const LAYER = 'var(--h-shadow-layer)'
const floating = styles['floating'] ?? ''

type ThemeOptions = {
  brand: BrandScale
  reducedMotion: boolean
  /** The name of the buttons that close dialogs and toasts. */
  closeLabel: string
}

export function mantineThemeFor({ brand, reducedMotion, closeLabel }: ThemeOptions): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': closeLabel }

  return {
    colors: { brand: brand.shades as unknown as TenShades, dark: DARK },
    primaryColor: 'brand',
    primaryShade: 6,
    fontFamily: 'var(--h-sans)',
    fontFamilyMonospace: 'var(--h-mono)',
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.25rem', lg: '1.625rem', xl: '1.5rem' },
    headings: {
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '2rem' },
        h2: { fontSize: '1.125rem', lineHeight: '1.5rem' },
        h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      },
    },
    spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
    radius: { xs: '3px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
    defaultRadius: 'sm',
    shadows: { xs: LAYER, sm: LAYER, md: LAYER, lg: LAYER, xl: LAYER },
    respectReducedMotion: true,
    focusClassName: styles['focus'] ?? '',
    components: {
      ActionIcon: extend<ActionIconFactory>({
        defaultProps: { variant: 'subtle', color: 'gray', size: 36 },
        classNames: { root: styles['actionIcon'] ?? '' },
      }),
      Button: extend<ButtonFactory>({
        defaultProps: { size: 'sm', variant: 'default' },
        classNames: { root: styles['button'] ?? '' },
      }),
      Checkbox: extend<CheckboxFactory>({
        defaultProps: { radius: 'xs' },
        classNames: { input: styles['checkbox'] ?? '' },
      }),
      Drawer: extend<DrawerFactory>({
        defaultProps: {
          closeButtonProps,
          overlayProps: { color: 'var(--h-scrim)', backgroundOpacity: 1, blur: 0 },
        },
        classNames: { content: floating, header: styles['floatingHead'] ?? '' },
      }),
      // A dialog's header is not the page's banner.
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      Input: extend<InputFactory>({
        defaultProps: { size: 'sm' },
        classNames: { input: styles['input'] ?? '' },
      }),
      InputWrapper: extend<InputWrapperFactory>({
        defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
        classNames: {
          label: styles['label'] ?? '',
          description: styles['hint'] ?? '',
          error: styles['fieldError'] ?? '',
        },
      }),
      Menu: extend<MenuFactory>({
        defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false },
        classNames: { dropdown: floating },
      }),
      Modal: extend<ModalFactory>({
        defaultProps: {
          closeButtonProps,
          centered: true,
          radius: 'md',
          overlayProps: { color: 'var(--h-scrim)', backgroundOpacity: 1, blur: 0 },
          transitionProps: { duration: reducedMotion ? 0 : 140 },
        },
        classNames: { content: floating, header: styles['floatingHead'] ?? '' },
      }),
      ModalHeader: { defaultProps: { role: 'presentation' } },
      Notification: extend<NotificationFactory>({
        defaultProps: { closeButtonProps },
        classNames: { root: styles['toast'] ?? '', title: styles['toastTitle'] ?? '' },
      }),
      // The content of dialogs and drawers.
      Paper: extend<PaperFactory>({ defaultProps: { withBorder: true, shadow: undefined, radius: 'md' } }),
      Pill: extend<PillFactory>({
        defaultProps: { radius: 'xs' },
        classNames: { root: styles['pill'] ?? '' },
      }),
      Popover: extend<PopoverFactory>({
        defaultProps: { shadow: 'md' },
        classNames: { dropdown: floating },
      }),
      Progress: extend<ProgressFactory>({ defaultProps: { size: 4, radius: 0 } }),
      Radio: extend<RadioFactory>({ classNames: { radio: styles['checkbox'] ?? '' } }),
      Skeleton: extend<SkeletonFactory>({
        defaultProps: { radius: 'xs', animate: !reducedMotion },
        classNames: { root: styles['skeleton'] ?? '' },
      }),
      Switch: extend<SwitchFactory>({
        defaultProps: { radius: 'xs', size: 'sm' },
        classNames: { track: styles['track'] ?? '', thumb: styles['thumb'] ?? '' },
      }),
      Table: extend<TableFactory>({
        defaultProps: { highlightOnHover: true, fz: 'sm', horizontalSpacing: 16 },
        classNames: { table: styles['table'] ?? '', th: styles['th'] ?? '' },
      }),
      Tooltip: extend<TooltipFactory>({
        defaultProps: { openDelay: 200, events: { hover: true, focus: true, touch: true } },
        classNames: { tooltip: styles['tooltip'] ?? '' },
      }),
    },
  }
}
