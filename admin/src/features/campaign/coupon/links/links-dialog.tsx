import type { CouponDto } from '@contracts/coupons';
import { Button, Flex, Modal, Select, Typography } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranches } from '@entities/branch/branch';
import { fileName } from '@shared/format/file-name';
import { downloadFile } from '@shared/table/csv';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';
import { QrCode } from '@shared/ui/qr-code';

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const FILES = ['png', 'svg'] as const;
type FileKind = (typeof FILES)[number];

/** The link of a coupon at each of its branches: to be copied, shown as a QR code, and printed. */
export function LinksDialog({
  coupon,
  onClose,
}: {
  coupon: Pick<CouponDto, 'code' | 'links'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('coupons');
  const { code, links } = coupon;
  const branches = useBranches();
  const nameOf = (id: string) => branches.find((branch) => branch.id === id)?.name ?? code;
  const [chosen, setChosen] = useState(links[0]?.branchId);
  const link = links.find(({ branchId }) => branchId === chosen) ?? links[0];
  return (
    <Modal
      open
      title={t('links.title', { code })}
      width={dialogWidth.regular}
      footer={null}
      onCancel={onClose}
    >
      {link && (
        <Flex vertical gap={12}>
          {links.length > 1 && (
            <Field label={t('links.branch')}>
              {(control) => (
                <Select
                  {...control}
                  value={link.branchId}
                  onChange={setChosen}
                  options={links.map(({ branchId }) => ({ value: branchId, label: nameOf(branchId) }))}
                />
              )}
            </Field>
          )}
          <Flex vertical align="center" gap={12}>
            <QrCode text={link.url} label={t('links.qr', { code, branch: nameOf(link.branchId) })} />
            <Typography.Text strong>{code}</Typography.Text>
            <Typography.Text copyable={{ text: link.url }} style={{ overflowWrap: 'anywhere' }}>
              {link.url}
            </Typography.Text>
          </Flex>
          <Flex wrap gap={8} justify="center">
            {FILES.map((kind) => (
              <Button
                key={kind}
                icon={<Download {...ICON} />}
                onClick={() => void saveQr(kind, link.url, `${code} ${nameOf(link.branchId)}`)}
              >
                {t(`links.${kind}`)}
              </Button>
            ))}
          </Flex>
        </Flex>
      )}
    </Modal>
  );
}

/** Stores the QR code as a file for print; its library is loaded when it is first needed. */
async function saveQr(kind: FileKind, url: string, name: string): Promise<void> {
  const { qrPng, qrSvg } = await import('@shared/ui/qr-file');
  downloadFile(`${fileName(name)}-qr.${kind}`, await (kind === 'png' ? qrPng(url) : qrSvg(url)));
}
