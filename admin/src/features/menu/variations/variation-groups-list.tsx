import { useVariationRule } from './variation-rule';
import { VARIATION_GROUPS } from './variation-groups-kind';
import { GroupsList } from '../groups/groups-list';

export default function VariationGroupsList() {
  return <GroupsList kind={VARIATION_GROUPS} ruleOf={useVariationRule()} />;
}
