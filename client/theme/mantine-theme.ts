import {
  ActionIcon,
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  createTheme,
  Drawer,
  Input,
  Menu,
  Modal,
  Notification,
  Paper,
  Popover,
  Progress,
  Radio,
  Skeleton,
  Switch,
  Table,
  Tabs,
  Tooltip,
  type MantineThemeOverride,
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

const LAYER = 'var(--h-shadow-layer)'
const floating = { classNames: { dropdown: styles['floating'] ?? '' }, shadow: 'md' } as const

type ThemeOptions = {
  brand: BrandScale
  reducedMotion: boolean
  /** Name of the buttons that close dialogs and toasts. */
  closeLabel: string
}

export function mantineThemeFor({ brand, reducedMotion, closeLabel }: ThemeOptions): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': closeLabel }

  return createTheme({
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
      ActionIcon: ActionIcon.extend({
        defaultProps: { variant: 'subtle', color: 'gray', size: 36 },
        classNames: { root: styles['actionIcon'] ?? '' },
      }),
      Alert: Alert.extend({ defaultProps: { variant: 'light' } }),
      Avatar: Avatar.extend({ defaultProps: { radius: 'xs' } }),
      Badge: Badge.extend({
        defaultProps: { variant: 'light', radius: 'xs', tt: 'none', fw: 500 },
        classNames: { root: styles['badge'] ?? '' },
      }),
      Button: Button.extend({
        defaultProps: { size: 'sm', variant: 'default' },
        classNames: { root: styles['button'] ?? '' },
      }),
      Card: Card.extend({ defaultProps: { withBorder: true, shadow: undefined, radius: 'md' } }),
      Checkbox: Checkbox.extend({
        defaultProps: { radius: 'xs' },
        classNames: { input: styles['checkbox'] ?? '' },
      }),
      Drawer: Drawer.extend({
        defaultProps: {
          closeButtonProps,
          overlayProps: { color: 'var(--h-scrim)', backgroundOpacity: 1, blur: 0 },
        },
        classNames: { content: styles['floating'] ?? '', header: styles['floatingHead'] ?? '' },
      }),
      // A dialog's header is not the page's banner.
      DrawerHeader: Drawer.Header.extend({ defaultProps: { role: 'presentation' } }),
      Input: Input.extend({ defaultProps: { size: 'sm' }, classNames: { input: styles['input'] ?? '' } }),
      InputWrapper: Input.Wrapper.extend({
        classNames: {
          label: styles['label'] ?? '',
          description: styles['hint'] ?? '',
          error: styles['fieldError'] ?? '',
        },
      }),
      Menu: Menu.extend({
        defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false },
        classNames: { dropdown: styles['floating'] ?? '' },
      }),
      Modal: Modal.extend({
        defaultProps: {
          closeButtonProps,
          centered: true,
          radius: 'md',
          overlayProps: { color: 'var(--h-scrim)', backgroundOpacity: 1, blur: 0 },
          transitionProps: { duration: reducedMotion ? 0 : 140 },
        },
        classNames: { content: styles['floating'] ?? '', header: styles['floatingHead'] ?? '' },
      }),
      ModalHeader: Modal.Header.extend({ defaultProps: { role: 'presentation' } }),
      Notification: Notification.extend({
        defaultProps: { closeButtonProps },
        classNames: { root: styles['toast'] ?? '', title: styles['toastTitle'] ?? '' },
      }),
      Paper: Paper.extend({ defaultProps: { withBorder: true, shadow: undefined, radius: 'md' } }),
      Popover: Popover.extend({
        defaultProps: { shadow: 'md' },
        classNames: { dropdown: floating.classNames.dropdown },
      }),
      Progress: Progress.extend({ defaultProps: { size: 4, radius: 0 } }),
      Radio: Radio.extend({ classNames: { radio: styles['checkbox'] ?? '' } }),
      Skeleton: Skeleton.extend({
        defaultProps: { radius: 'xs', animate: !reducedMotion },
        classNames: { root: styles['skeleton'] ?? '' },
      }),
      Switch: Switch.extend({
        defaultProps: { radius: 'xs', size: 'sm' },
        classNames: { track: styles['track'] ?? '', thumb: styles['thumb'] ?? '' },
      }),
      Table: Table.extend({
        defaultProps: { highlightOnHover: true, fz: 'sm', horizontalSpacing: 16 },
        classNames: { table: styles['table'] ?? '', th: styles['th'] ?? '' },
      }),
      Tabs: Tabs.extend({ classNames: { tab: styles['tab'] ?? '', list: styles['tabList'] ?? '' } }),
      Tooltip: Tooltip.extend({
        defaultProps: { openDelay: 200, events: { hover: true, focus: true, touch: true } },
        classNames: { tooltip: styles['tooltip'] ?? '' },
      }),
    },
  })
}
