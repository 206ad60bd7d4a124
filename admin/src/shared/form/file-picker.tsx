import { Button, Upload, type ButtonProps, type GetRef } from 'antd';
import { useRef } from 'react';

interface FilePickerProps extends Omit<ButtonProps, 'onClick'> {
  /** What may be chosen, as `accept` of a file input. */
  accept: string;
  multiple?: boolean;
  /** Names the file input behind the button. */
  label: string;
  onFiles: (files: File[]) => void;
}

/** A button that lets files of the device be chosen; they are sent by who takes them. */
export function FilePicker({ accept, multiple, label, onFiles, ...button }: FilePickerProps) {
  const upload = useRef<GetRef<typeof Upload>>(null);
  return (
    <Upload
      ref={upload}
      accept={accept}
      multiple={multiple}
      aria-label={label}
      showUploadList={false}
      // A press that antd opens the files by takes the focus from the button.
      openFileDialogOnClick={false}
      beforeUpload={(file, files) => {
        if (file === files[0]) onFiles(files);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button {...button} onClick={() => upload.current?.nativeElement?.querySelector('input')?.click()} />
    </Upload>
  );
}
