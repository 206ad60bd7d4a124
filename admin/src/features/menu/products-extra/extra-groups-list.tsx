import { EXTRA_GROUPS } from './extra-groups-kind';
import { useRuleWords } from '../groups/group-rule';
import { GroupsList } from '../groups/groups-list';

export default function ExtraGroupsList() {
  const ruleOf = useRuleWords();
  return <GroupsList kind={EXTRA_GROUPS} ruleOf={ruleOf} />;
}
