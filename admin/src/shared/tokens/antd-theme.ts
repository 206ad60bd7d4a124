import { theme, type ThemeConfig } from 'antd';
import { control, font, palettes, radius, type ThemeName } from './tokens';

/** antd dressed in the same values as everything else; only screens that use antd load this. */
export function antdTheme(name: ThemeName): ThemeConfig {
  const palette = palettes[name];
  return {
    algorithm: name === 'light' ? theme.defaultAlgorithm : theme.darkAlgorithm,
    token: {
      fontFamily: font.family,
      fontSize: font.size[14],
      lineHeight: font.line,
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      controlHeight: control.height,
      controlHeightSM: control.small,
      controlHeightLG: control.large,
      colorPrimary: palette.accent,
      colorInfo: palette.tones.preparing.solid,
      colorSuccess: palette.tones.ready.solid,
      colorWarning: palette.tones.waiting.solid,
      colorError: palette.tones.cancelled.solid,
      colorLink: palette.accentText,
      colorText: palette.text,
      colorTextSecondary: palette.textSecondary,
      colorTextPlaceholder: palette.textMuted,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      colorBgMask: palette.backdrop,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
      wireframe: false,
    },
    components: {
      Form: { itemMarginBottom: 12, verticalLabelPadding: '0 0 4px', labelColor: palette.text },
      Select: { optionSelectedBg: palette.accentSoft, optionActiveBg: palette.hover },
    },
  };
}
