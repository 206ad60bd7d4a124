import { LoadingOutlined } from '@ant-design/icons';

/*
 * antd's icons say their English names: a button that saves would be called "loading Save", in every language. This version
 * takes another icon from each button by itself only, so it is said once, of the icon.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- defaultProps are deprecated for components of this code base; antd offers no other way to set it for all its buttons
LoadingOutlined.defaultProps = { 'aria-hidden': true };
